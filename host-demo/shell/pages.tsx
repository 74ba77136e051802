import { accounts } from './accounts.ts';
import { texts } from './texts.ts';
import { go } from './useQuery.ts';

export function Accounts() {
  const { columns } = texts;
  return (
    <section className="page">
      <h1>{texts.pages.accounts}</h1>
      <p className="muted">{texts.accountsIntro}</p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.place}</th>
              <th scope="col">{columns.contact}</th>
              <th scope="col">{columns.visited}</th>
              <td />
              <td />
            </tr>
          </thead>
          <tbody>
            {accounts.map((account) => (
              <tr key={account.number}>
                <td>{account.number}</td>
                <th scope="row">{account.name}</th>
                <td>{account.place}</td>
                <td>{account.contact}</td>
                <td>{texts.daysAgo(account.visited)}</td>
                <td>
                  <span className={`stage ${account.stage}`}>{texts.stages[account.stage]}</span>
                </td>
                <td>
                  <button
                    type="button"
                    aria-label={texts.orderFor(account.name)}
                    onClick={() => go({ page: 'ordering', account: account.number })}
                  >
                    {texts.order}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export function Visits() {
  const { visitColumns: columns } = texts;
  return (
    <section className="page">
      <h1>{texts.pages.visits}</h1>
      <p className="muted">{texts.visitsIntro}</p>
      <div className="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.day}</th>
              <th scope="col">{columns.time}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.what}</th>
            </tr>
          </thead>
          <tbody>
            {texts.visitPlan.map((visit) => (
              <tr key={visit.day + visit.time}>
                <td>{visit.day}</td>
                <td>{visit.time}</td>
                <th scope="row">{visit.who}</th>
                <td>{visit.what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const most = Math.max(...texts.weeks.map(({ orders }) => orders));

/** A bar chart that is also a table. */
export function Reports() {
  return (
    <section className="page">
      <h1>{texts.pages.reports}</h1>
      <table className="bars">
        <caption>{texts.reportsIntro}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.reportColumns.week}</th>
            <th scope="col">{texts.reportColumns.orders}</th>
          </tr>
        </thead>
        <tbody>
          {texts.weeks.map(({ week, orders }) => (
            <tr key={week}>
              <th scope="row">{week}</th>
              <td>
                <span style={{ inlineSize: `${(orders / most) * 80}%` }}>{orders}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
