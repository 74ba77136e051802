/** The staff's page. The company's key is in this script's memory only, and is sent in a header. */
{
  const FACTS = [
    ['Contact', 'contact_name'],
    ['Email', 'email'],
    ['Phone', 'phone'],
    ['Tax ID', 'tax_id'],
    ['Address', 'address'],
    ['City', 'city'],
    ['State', 'state_name'],
    ['Postal code', 'zipcode'],
    ['Country', 'country'],
    ['Customer number', 'customer_code'],
    ['Document', 'document'],
  ];
  const ERRORS = {
    unauthorized: 'The company or the key is wrong.',
    not_found: 'This sign-up doesn’t exist any more. Sign out and look again.',
    decided: 'Somebody has decided otherwise in the meantime. Sign out and look again.',
    too_many_attempts: 'Too many wrong keys. Please wait some minutes.',
    unknown_client: 'This customer doesn’t exist any more.',
  };
  const UNKNOWN = 'That didn’t work. Please try again.';

  const one = (selector, inside = document) => inside.querySelector(selector);
  const heading = one('h1');
  const entry = one('#entry');
  const lock = one('#lock');
  const list = one('#signups');
  const status = one('#status');
  const error = one('#error');
  /** Company id and key, from the form until signing out. */
  let access = null;

  /** Throws an error whose message is for the staff. With `decision` it is sent, without one read. */
  const call = async (path, { key, companyId }, decision) => {
    const sent = {
      method: 'POST',
      headers: { 'x-back-office-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ company_id: companyId, ...decision }),
    };
    const request = decision
      ? fetch(path, sent)
      : fetch(`${path}?company_id=${companyId}`, { headers: { 'x-back-office-key': key } });
    const response = await request.catch(() => {
      throw new Error('There is no connection. Please try again.');
    });
    if (response.ok) return response;
    const { code } = await response.json().catch(() => ({}));
    throw new Error(ERRORS[code] ?? UNKNOWN);
  };

  /** The id of an alias; an unknown one is told like a wrong key. */
  const companyOf = async (alias) => {
    const response = await fetch('company', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subdomain: alias, hostname: location.hostname }),
    });
    if (response.status === 404) throw new Error(ERRORS.unauthorized);
    if (!response.ok) throw new Error(UNKNOWN);
    return (await response.json()).company.company_id;
  };

  const sayCount = () => {
    const count = list.children.length;
    return count === 0 ? 'Nobody is waiting.' : `${count} waiting.`;
  };

  /** Runs one action of a person: buttons wait, and a failure is said in `place`. */
  const act = async (container, place, work) => {
    const buttons = [...container.querySelectorAll('button')];
    place.textContent = '';
    for (const button of buttons) button.disabled = true;
    try {
      await work();
    } catch (failure) {
      place.textContent = failure instanceof Error ? failure.message : UNKNOWN;
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  };

  const numberOrNull = (text) => (text === '' ? null : Number(text));

  const approvalOf = (form, client) => {
    const { joins, payterm_days, credit_limit, price_percent, price_list_id } = form.elements;
    if (client && joins.checked) return { decision: 'approve', client_id: client.client_id };
    return {
      decision: 'approve',
      client_id: null,
      terms: {
        payterm_days: Number(payterm_days.value),
        credit_limit: numberOrNull(credit_limit.value),
        price_percent: Number(price_percent.value),
        price_list_id: numberOrNull(price_list_id.value),
      },
    };
  };

  const download = async (signup) => {
    const response = await call(`signups/${signup.id}/document`, access);
    const url = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    Object.assign(link, { href: url, download: signup.document });
    link.click();
    URL.revokeObjectURL(url);
  };

  const showFacts = (place, signup) => {
    for (const [name, field] of FACTS) {
      if (!signup[field]) continue;
      const term = document.createElement('dt');
      const fact = document.createElement('dd');
      term.textContent = name;
      fact.textContent = signup[field];
      place.append(term, fact);
    }
    const term = document.createElement('dt');
    const fact = document.createElement('dd');
    term.textContent = 'Email confirmed';
    fact.textContent = signup.state === 'pending' ? 'Yes' : 'No';
    place.append(term, fact);
  };

  const showClient = (form, client) => {
    if (!client) return;
    const { joins } = form.elements;
    const terms = one('.terms', form);
    const update = () => {
      terms.hidden = joins.checked;
      for (const input of terms.querySelectorAll('input')) input.disabled = joins.checked;
    };
    one('.joins', form).hidden = false;
    one('.joins span', form).textContent = `Add to the existing customer ${client.client_name}`;
    joins.checked = true;
    joins.addEventListener('change', update);
    update();
  };

  const show = (signup) => {
    const item = one('#signup').content.firstElementChild.cloneNode(true);
    const article = one('article', item);
    const alert = one('[role="alert"]', item);
    const approval = one('.approval', item);
    const refusal = one('.refusal', item);
    const title = one('h2', item);
    title.textContent = signup.company_name;
    title.id = `signup-${signup.id}`;
    article.setAttribute('aria-labelledby', title.id);
    showFacts(one('dl', item), signup);
    showClient(approval, signup.client);
    const decide = (event, decisionOf, done) => {
      event.preventDefault();
      void act(item, alert, async () => {
        await call(`signups/${signup.id}/decision`, access, decisionOf());
        item.remove();
        status.textContent = `${signup.company_name}: ${done}. ${sayCount()}`;
        heading.focus();
      });
    };
    approval.addEventListener('submit', (event) =>
      decide(event, () => approvalOf(approval, signup.client), 'approved'),
    );
    refusal.addEventListener('submit', (event) =>
      decide(event, () => ({ decision: 'refuse', reason: refusal.elements.reason.value }), 'refused'),
    );
    const file = one('.document', item);
    file.hidden = !signup.document;
    file.addEventListener('click', () => void act(item, alert, () => download(signup)));
    list.append(item);
  };

  entry.addEventListener('submit', (event) => {
    event.preventDefault();
    const { company, key } = entry.elements;
    void act(entry, error, async () => {
      const companyId = await companyOf(company.value.trim());
      const response = await call('signups', { key: key.value, companyId });
      access = { key: key.value, companyId };
      entry.reset();
      entry.hidden = true;
      lock.hidden = false;
      list.replaceChildren();
      for (const signup of (await response.json()).signups) show(signup);
      status.textContent = sayCount();
      heading.focus();
    });
  });

  lock.addEventListener('click', () => {
    access = null;
    list.replaceChildren();
    status.textContent = '';
    lock.hidden = true;
    entry.hidden = false;
    entry.elements.company.focus();
  });
}
