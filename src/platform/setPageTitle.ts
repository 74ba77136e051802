export const setPageTitle = (screen: string, company: string, unread = 0): void => {
  const title = `${unread > 0 ? `(${unread}) ` : ''}${screen} · ${company}`;
  if (document.title !== title) document.title = title;
};
