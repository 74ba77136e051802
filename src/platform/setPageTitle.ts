export const setPageTitle = (screen: string, company: string): void => {
  const title = `${screen} · ${company}`;
  if (document.title !== title) document.title = title;
};
