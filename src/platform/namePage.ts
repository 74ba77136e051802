/** The page's title, as tabs, history and screen readers have it: the screen first, then whose portal it is (WCAG 2.4.2). */
export const namePage = (screen: string, company: string): void => {
  const title = `${screen} · ${company}`;
  if (document.title !== title) document.title = title;
};
