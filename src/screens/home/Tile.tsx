import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { phone } from '../../design-system/theme/media.ts';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-height: 252px;

  ${phone} {
    min-height: 0;
    padding: 12px 14px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 22px;
  font-size: 13px;
`;

/** The one figure of a tile. */
export const Figure = styled.p`
  font-size: 28px;
  font-weight: 720;
  line-height: 36px;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  /* A weekday starts a line, in every language. */
  &::first-letter {
    text-transform: uppercase;
  }
`;

export const TileText = styled.p`
  color: var(--wp-muted);
  font-size: 12.5px;
`;

/** A name and its amount, with a line above all but the first. */
export const TileRow = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 29px;
  font-size: 12.5px;
  font-variant-numeric: tabular-nums;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  & > :first-child:not([data-tone]) {
    color: var(--wp-muted);
  }

  & > :last-child {
    font-weight: 650;
  }
`;

export const TileActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: auto;
  padding-block-start: 8px;

  & > :first-child {
    flex: 1 1 auto;
  }
`;

/** On a phone: what the tile says, and at its end what to press. */
export const TileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 12px;
  min-width: 0;
`;

type TileProps = { title: string; aside?: ReactNode; children: ReactNode };

export function Tile({ title, aside, children }: TileProps) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
