import * as v from 'valibot';

const MAX_ROWS = 100;
const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(most),
  );

export const pageQuery = {
  page: v.optional(whole(100_000), '1'),
  page_size: v.optional(whole(MAX_ROWS), '20'),
};

export const rowsOfPage = ({ page, page_size }: { page: number; page_size: number }) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
});
