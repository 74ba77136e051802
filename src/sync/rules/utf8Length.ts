/** The bytes of a text in UTF-8. A half of a pair of surrogates counts as three, as it would be written. */
export const utf8Length = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) bytes += 1;
    else if (code < 0x8_00) bytes += 2;
    else bytes += code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
};
