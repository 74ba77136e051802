import type * as v from 'valibot';
import type { Device } from '../../domain/account/account.ts';
import type { Http } from '../calls.ts';
import { devicesResponse } from './accountSchema.ts';

const toDevices = ({ sessions }: v.InferOutput<typeof devicesResponse>): Device[] =>
  sessions.map(({ id, device, country, started_at, used_at, is_current }) => ({
    id,
    device,
    country,
    startedAt: new Date(started_at),
    usedAt: new Date(used_at),
    isCurrent: is_current,
  }));

export const loadDevices = async (http: Http): Promise<Device[]> =>
  toDevices(
    await http.send({ service: 'api', method: 'GET', path: '/users/sessions', response: devicesResponse }),
  );

/** Logs out another device, or with null all others. Answers those that are left. Throws {@link CallError}. */
export const endDevice = async (http: Http, id: string | null): Promise<Device[]> =>
  toDevices(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/users/sessions/end',
      body: { id },
      repeatable: true,
      response: devicesResponse,
    }),
  );
