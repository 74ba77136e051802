/** For subjects, whatever number an older order has: a line break would begin another header of the e-mail. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
