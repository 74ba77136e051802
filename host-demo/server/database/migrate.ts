import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { companies } from './migrations/001_companies.ts';
import { catalogue } from './migrations/002_catalogue.ts';
import { transactions } from './migrations/003_transactions.ts';
import { recommendations } from './migrations/004_recommendations.ts';
import { approvals } from './migrations/005_approvals.ts';
import { inventoryCaptures } from './migrations/006_inventory_captures.ts';
import { cartKeys } from './migrations/007_cart_keys.ts';
import { relatedProducts } from './migrations/008_related_products.ts';
import { contentHashes } from './migrations/009_content_hashes.ts';
import { sessions } from './migrations/010_sessions.ts';
import { severalProcesses } from './migrations/011_several_processes.ts';
import { payments } from './migrations/012_payments.ts';
import { accounts } from './migrations/013_accounts.ts';
import { accountSettings } from './migrations/014_account_settings.ts';
import { pagesAndCaptchas } from './migrations/015_pages_and_captchas.ts';
import { notifications } from './migrations/017_notifications.ts';
import { signupTerms } from './migrations/018_signup_terms.ts';
import { mailQueue } from './migrations/019_mail_queue.ts';
import { orderMails } from './migrations/020_order_mails.ts';
import { chargeRates } from './migrations/021_charge_rates.ts';
import { unitFractions } from './migrations/022_unit_fractions.ts';
import { placesAndPaymentLinks } from './migrations/024_places_and_payment_links.ts';
import { pushes } from './migrations/025_pushes.ts';
import { partNumbers } from './migrations/026_part_numbers.ts';
import { orderSteps } from './migrations/027_order_steps.ts';
import { linesByClient } from './migrations/028_lines_by_client.ts';
import type { Database } from './schema.ts';

/** All migrations, oldest first. Released migrations are never changed. */
const migrations = {
  '001_companies': companies,
  '002_catalogue': catalogue,
  '003_transactions': transactions,
  '004_recommendations': recommendations,
  '005_approvals': approvals,
  '006_inventory_captures': inventoryCaptures,
  '007_cart_keys': cartKeys,
  '008_related_products': relatedProducts,
  '009_content_hashes': contentHashes,
  '010_sessions': sessions,
  '011_several_processes': severalProcesses,
  '012_payments': payments,
  '013_accounts': accounts,
  '014_account_settings': accountSettings,
  '015_pages_and_captchas': pagesAndCaptchas,
  '017_notifications': notifications,
  '018_signup_terms': signupTerms,
  '019_mail_queue': mailQueue,
  '020_order_mails': orderMails,
  '021_charge_rates': chargeRates,
  '022_unit_fractions': unitFractions,
  '024_places_and_payment_links': placesAndPaymentLinks,
  '025_pushes': pushes,
  '026_part_numbers': partNumbers,
  '027_order_steps': orderSteps,
  '028_lines_by_client': linesByClient,
};

export const isMigrated = async (database: Database): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  const applied = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => applied.has(name));
};

export const migrate = async (database: Database): Promise<void> => {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
};
