import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

const DOT_WIDTH = '0.9em';

/** Each part begins with room for its dot. Of the first part in a line that room lies outside, where it is cut off. */
const Parts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  margin-inline-start: -${DOT_WIDTH};
  /* Outlines of focused buttons stay visible. */
  clip-path: inset(-20px -20px -20px calc(${DOT_WIDTH} - 3px));

  & > span {
    min-width: 0;
    padding-inline-start: ${DOT_WIDTH};
  }

  & > span > [data-dot] {
    display: inline-block;
    width: ${DOT_WIDTH};
    margin-inline-start: -${DOT_WIDTH};
    text-align: center;
    white-space: pre;
  }
`;

const dot = <span data-dot> · </span>;

/** Parts with dots between them; no line begins or ends with one. Parts that are null, false or empty are left out. */
export function DottedParts({ children }: { children: ReactNode }) {
  return (
    <Parts>
      {Children.map(Children.toArray(children).filter(Boolean), (part, index) => (
        <span>
          {index > 0 && dot}
          {part}
        </span>
      ))}
    </Parts>
  );
}
