import { css } from 'styled-components';

/** Every screen's, so that titles begin at the same place. */
export const screenWidth = css`
  width: min(100%, 1440px);
  margin-inline: auto;
`;

/** Of bars across the page: what is in them begins and ends where the screens do. */
export const barSides = css`
  padding-inline: max(24px, calc(50% - 696px));
`;

/** Of documents, in the frame's middle. */
export const DOCUMENT_WIDTH = '860px';

/** Of forms and pages of text, at the frame's start. */
export const FORM_WIDTH = '720px';
