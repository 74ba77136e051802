import { createContext, useContext } from 'react';
import { createFormat, type Format } from '../domain/numbers/format.ts';

export const FormatContext = createContext<Format>(
  createFormat({ companyLocale: 'en-US', language: 'en', currency: 'USD', priceDecimals: 2 }),
);

export const useFormat = (): Format => useContext(FormatContext);
