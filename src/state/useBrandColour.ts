import { useAppearance } from './appearance/useAppearance.ts';
import { usePortal } from './usePortal.ts';

/** The colour of the portal: the parent's, else the configured or the company's own; any CSS colour. */
export const useBrandColour = (): string => {
  const { colour } = useAppearance();
  const { company, settings } = usePortal();
  return colour ?? settings.companyColours[company.id] ?? company.colour;
};
