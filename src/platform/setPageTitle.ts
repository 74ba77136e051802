/** Sets the document title: the screen first, then the company (WCAG 2.4.2). */
export const setPageTitle = (screen: string, company: string): void => {
  const title = `${screen} · ${company}`;
  if (document.title !== title) document.title = title;
};
