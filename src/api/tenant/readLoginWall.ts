import * as v from 'valibot';
import type { LoginWall } from '../../domain/tenant/loginWall.ts';
import { resolveUrl } from '../serviceUrls.ts';
import { loginWallWire } from './loginWallSchema.ts';

const MOST_PICTURES = 16;
const MOST_FACTS = 3;

/** What the company shows beside its login; null without any, and for what can't be read. URLs that are none are left out. */
export const readLoginWall = (wall: unknown, companyApi: string): LoginWall | null => {
  const read = v.safeParse(loginWallWire, wall);
  if (!read.success) return null;
  const { pictures, facts, hours } = read.output;
  return {
    pictures: pictures
      .filter((url) => url !== '' && URL.canParse(url, `${companyApi}/`))
      .slice(0, MOST_PICTURES)
      .map((url) => resolveUrl(url, companyApi)),
    facts: facts.slice(0, MOST_FACTS),
    hours,
  };
};
