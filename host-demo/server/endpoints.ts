import { accountSettings } from './routes/accounts/accountSettings.ts';
import { addresses } from './routes/accounts/addresses.ts';
import { backOfficeSignups } from './routes/accounts/backOfficeSignups.ts';
import { demoSignups } from './routes/accounts/demoSignups.ts';
import { devices } from './routes/accounts/devices.ts';
import { forgot } from './routes/accounts/forgot.ts';
import { oneTimeLinks } from './routes/accounts/links.ts';
import { signup } from './routes/accounts/signup.ts';
import { decideOrder } from './routes/approvals/decideOrder.ts';
import { ordersForApproval } from './routes/approvals/ordersForApproval.ts';
import { readOutbox } from './routes/approvals/readOutbox.ts';
import { sendOrderStatusEmail } from './routes/approvals/sendOrderStatusEmail.ts';
import { usersForApproval } from './routes/approvals/usersForApproval.ts';
import { categoryBundles } from './routes/catalogue/categoryBundles.ts';
import { pictures } from './routes/catalogue/pictures.ts';
import { readProducts } from './routes/catalogue/readProducts.ts';
import { unitsOfMeasure } from './routes/catalogue/unitsOfMeasure.ts';
import { readCoupon } from './routes/checkout/readCoupon.ts';
import { listDeals } from './routes/deals/listDeals.ts';
import { patchDocument } from './routes/documents/patchDocument.ts';
import { readDocument } from './routes/documents/readDocument.ts';
import { streamDocuments } from './routes/documents/streamDocuments.ts';
import { health } from './routes/health/health.ts';
import { availability } from './routes/inventory/availability.ts';
import { captureProducts } from './routes/inventory/captureProducts.ts';
import { storeCapture } from './routes/inventory/storeCapture.ts';
import { publishNotifications } from './routes/notifications/publishNotifications.ts';
import { cancelTransaction } from './routes/orders/cancelTransaction.ts';
import { demoOrders } from './routes/orders/demoOrders.ts';
import { listTransactions } from './routes/orders/listTransactions.ts';
import { monthSums } from './routes/orders/monthSums.ts';
import { nextDelivery } from './routes/orders/nextDelivery.ts';
import { placeTransaction } from './routes/orders/placeTransaction.ts';
import { productPurchases } from './routes/orders/productPurchases.ts';
import { readTransaction } from './routes/orders/readTransaction.ts';
import { revokeDocumentLinks } from './routes/orders/revokeDocumentLinks.ts';
import { companyFiles } from './routes/pages/companyFiles.ts';
import { companyPages } from './routes/pages/companyPages.ts';
import { listPartNumbers } from './routes/partNumbers/listPartNumbers.ts';
import { authorizeOnly } from './routes/payments/authorizeOnly.ts';
import { captureCard, startPse } from './routes/payments/capture.ts';
import { chargeInvoice } from './routes/payments/chargeInvoice.ts';
import { paymentConfirmation, paymentReturn } from './routes/payments/fromProvider.ts';
import { paymentForm } from './routes/payments/paymentForm.ts';
import { paymentLinks } from './routes/payments/paymentLinks.ts';
import { paymentMethods } from './routes/payments/paymentMethods.ts';
import { cancelPayment, paymentResult, payuCheck, readPayment } from './routes/payments/readPayment.ts';
import { tokenizeCard } from './routes/payments/tokenizeCard.ts';
import { priceRules } from './routes/pricing/priceRules.ts';
import { pricing } from './routes/pricing/pricing.ts';
import { readLastPurchases } from './routes/recommendations/readLastPurchases.ts';
import { readRecommendation } from './routes/recommendations/readRecommendation.ts';
import { readRelated } from './routes/recommendations/readRelated.ts';
import { readSmartOrder } from './routes/recommendations/readSmartOrder.ts';
import { storeMetrics } from './routes/recommendations/storeMetrics.ts';
import { captcha } from './routes/session/captcha.ts';
import { changePassword } from './routes/session/changePassword.ts';
import { demoLink } from './routes/session/demoLink.ts';
import { login } from './routes/session/login.ts';
import { logout } from './routes/session/logout.ts';
import { parentToken } from './routes/session/parentToken.ts';
import { refresh } from './routes/session/refresh.ts';
import { staffPage } from './routes/staff/staffPage.ts';
import { companySettings } from './routes/tenant/companySettings.ts';
import { findCompany } from './routes/tenant/findCompany.ts';
import { paymentSettings } from './routes/tenant/paymentSettings.ts';
import { webApp } from './routes/tenant/webApp.ts';

export const endpoints = [
  health,
  findCompany,
  companyPages,
  companyFiles,
  companySettings,
  paymentSettings,
  captcha,
  login,
  refresh,
  logout,
  changePassword,
  demoLink,
  signup,
  forgot,
  oneTimeLinks,
  demoSignups,
  backOfficeSignups,
  staffPage,
  devices,
  accountSettings,
  addresses,
  readProducts,
  unitsOfMeasure,
  categoryBundles,
  pictures,
  webApp,
  availability,
  listPartNumbers,
  pricing,
  priceRules,
  readCoupon,
  listDeals,
  readRecommendation,
  storeMetrics,
  readSmartOrder,
  readRelated,
  productPurchases,
  readLastPurchases,
  demoOrders,
  placeTransaction,
  listTransactions,
  monthSums,
  nextDelivery,
  readTransaction,
  cancelTransaction,
  revokeDocumentLinks,
  authorizeOnly,
  tokenizeCard,
  captureCard,
  startPse,
  chargeInvoice,
  readPayment,
  cancelPayment,
  paymentResult,
  payuCheck,
  paymentReturn,
  paymentConfirmation,
  paymentMethods,
  paymentForm,
  paymentLinks,
  usersForApproval,
  sendOrderStatusEmail,
  ordersForApproval,
  decideOrder,
  readOutbox,
  captureProducts,
  storeCapture,
  parentToken,
  publishNotifications,
  streamDocuments,
  readDocument,
  patchDocument,
];
