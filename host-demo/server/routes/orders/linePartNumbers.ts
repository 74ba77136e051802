import * as v from 'valibot';

const lineJson = v.pipe(v.string(), v.parseJson(), v.object({ part_numbers: v.array(v.string()) }));

/** The client's own numbers of the product when it was ordered, from a line's `json_data`; none in one without them. */
export const linePartNumbers = (json_data: unknown): string[] => {
  const read = v.safeParse(lineJson, json_data);
  return read.success ? read.output.part_numbers : [];
};
