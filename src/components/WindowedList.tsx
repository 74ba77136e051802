import { loadable } from '../design-system/loadable.tsx';
import type { Rows } from './WindowedRows.tsx';

/** From so many rows on, only those in sight are in the page. */
const WINDOWED_FROM = 60;
/** Rows that fill a large screen until the code that windows the others has come. */
const FIRST = 12;

function AllRows({ count, label, rowKey, row }: Rows) {
  return (
    <ul aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={rowKey(index)}>{row(index)}</li>
      ))}
    </ul>
  );
}

function FirstRows(props: Rows) {
  return <AllRows {...props} count={Math.min(props.count, FIRST)} />;
}

const WindowedRows = loadable<Rows>(
  () => import('./WindowedRows.tsx').then((module) => module.WindowedRows),
  FirstRows,
);

/** A list that stays quick with a thousand rows; a short one needs no more than its rows. */
export function WindowedList(props: Rows) {
  return props.count < WINDOWED_FROM ? <AllRows {...props} /> : <WindowedRows {...props} />;
}
