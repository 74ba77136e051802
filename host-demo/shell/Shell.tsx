import { useState } from 'react';
import { BackOffice } from './BackOffice.tsx';
import { Mail } from './Mail.tsx';
import { Ordering } from './Ordering.tsx';
import { Accounts, Reports, Visits } from './pages.tsx';
import { texts } from './texts.ts';
import { go, useQuery } from './useQuery.ts';

const pages = {
  accounts: Accounts,
  visits: Visits,
  ordering: Ordering,
  reports: Reports,
  mail: Mail,
  backOffice: BackOffice,
};
type Page = keyof typeof pages;

const order: readonly Page[] = ['accounts', 'visits', 'ordering', 'reports', 'mail', 'backOffice'];
const isPage = (text: string | null): text is Page => order.some((page) => page === text);

export function Shell() {
  const asked = useQuery('page');
  const current: Page = isPage(asked) ? asked : 'ordering';
  const Page = pages[current];
  const [rail, setRail] = useState<HTMLElement | null>(null);
  return (
    <div className="shell">
      <div className="rail">
        <nav aria-label={texts.navigation}>
          <p className="brand">
            <span aria-hidden="true">◆</span> {texts.product}
          </p>
          <ul>
            {order.map((page) => (
              <li key={page}>
                <a
                  href={`?page=${page}`}
                  aria-current={page === current ? 'page' : undefined}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    if (page !== current) go({ page });
                  }}
                >
                  {texts.pages[page]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div ref={setRail} />
      </div>
      <main>
        <Page rail={rail} />
      </main>
    </div>
  );
}
