import { styled } from 'styled-components';
import { initialsOf } from '../domain/access/initials.ts';

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: var(--wp-brand-tint);
  color: var(--wp-brand-text);
  font-size: 14px;
  font-weight: 700;
`;

export function Initials({ name }: { name: string }) {
  return <Disc aria-hidden>{initialsOf(name)}</Disc>;
}
