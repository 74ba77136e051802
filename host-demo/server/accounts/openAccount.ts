import { sql } from 'kysely';
import type { UserWire } from '../../../src/api/access/schema.ts';
import type { Database, SignupRow } from '../database/schema.ts';
import { USUAL_TERMS } from './approvalTerms.ts';

type NewUser = { userId: number; clientId: number; isNewClient: boolean; template: UserWire | null };

/** A new number within the company, and its client: the one that the company has chosen, or a new one. The company's row is locked. */
const reserveUser = async (database: Database, { company_id, client_id }: SignupRow): Promise<NewUser> => {
  await database.selectFrom('companies').select('id').where('id', '=', company_id).forUpdate().execute();
  const users = database.selectFrom('users').where('company_id', '=', company_id);
  const colleague =
    client_id === null
      ? undefined
      : await users
          .select(['client_id', 'data'])
          .where('client_id', '=', client_id)
          .orderBy('id')
          .executeTakeFirst();
  const anyone = await users.select('data').orderBy('id').executeTakeFirst();
  const { user, client } = await users
    .select([
      sql<number>`coalesce(max(id), 0) + 1`.as('user'),
      sql<number>`(select coalesce(max(id), 0) + 1 from clients where company_id = ${company_id})`.as(
        'client',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    userId: user,
    clientId: colleague?.client_id ?? client,
    isNewClient: !colleague,
    template: colleague?.data ?? anyone?.data ?? null,
  };
};

/**
 * Terms and prices are those of the client; a new one has what the company decided. Taxes and the gateway are those of the company's first
 * customer, and the company changes them in its back office.
 */
const userData = (signup: SignupRow, { userId, clientId, isNewClient, template }: NewUser): UserWire => {
  const { data: facts } = signup;
  const { payterm_days, credit_limit, price_list_id } = signup.terms ?? USUAL_TERMS;
  return {
    ...template,
    id: userId,
    email: signup.email,
    company_id: signup.company_id,
    client_id: clientId,
    ...(isNewClient && {
      client_code: `W${clientId}`,
      client_name: facts.company_name,
      client_branch_name: '',
      client_branch_code: '',
      payterm_days,
      payterm_name: '',
      payterm_code: '',
      credit_limit,
      price_list_id,
      force_show_price: false,
      open_balance: 0,
      sub_customers: [],
      products: null,
    }),
    client_nit: facts.tax_id,
    client_city: facts.city,
    client_address: facts.address,
    ship_address: facts.address,
    ship_address2: '',
    ship_address3: '',
    ship_address4: '',
    ship_address_city: facts.city,
    ship_address_state: facts.state,
    zipcode: facts.zipcode,
    country: facts.country,
    shipping_address_list: [],
    require_order_approval: false,
    can_approve_orders: false,
  };
};

/** Makes the user of a sign-up that is confirmed and approved, and its client when it is new. An e-mail that has a user keeps it and its password. */
export const openAccount = async (database: Database, signup: SignupRow): Promise<void> => {
  const user = await reserveUser(database, signup);
  if (user.isNewClient) {
    await database
      .insertInto('clients')
      .values({
        company_id: signup.company_id,
        id: user.clientId,
        price_percent: (signup.terms ?? USUAL_TERMS).price_percent,
        opening_balance: 0,
      })
      .execute();
  }
  const { contact_name, phone } = signup.data;
  const made = await database
    .insertInto('users')
    .values({
      company_id: signup.company_id,
      id: user.userId,
      client_id: user.clientId,
      email: signup.email,
      password_hash: signup.password_hash,
      data: JSON.stringify(userData(signup, user)),
      settings: JSON.stringify({ contact_name, phone, language: signup.language }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  await database
    .updateTable('signups')
    .set({ state: 'active', user_id: made?.id ?? null })
    .where('id', '=', signup.id)
    .execute();
};
