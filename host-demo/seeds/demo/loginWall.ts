import type { withLoginWall } from '../make/loginWall.ts';

export const LOGIN_WALL: Parameters<typeof withLoginWall>[2] = {
  hours: {
    en: 'Mon–Fri, 7 AM–5 PM · Sat, 8 AM–12 PM',
    es: 'Lun.–vie., 7:00–17:00 · Sáb., 8:00–12:00',
    fr: 'Lun.–ven., 7 h–17 h · Sam., 8 h–12 h',
  },
  facts: [
    {
      sign: 'products',
      title: { en: '{products} products', es: '{products} productos', fr: '{products} produits' },
      text: {
        en: 'Live stock, your prices',
        es: 'Existencias al día, sus precios',
        fr: 'Stocks à jour, vos prix',
      },
    },
    {
      sign: 'delivery',
      title: { en: 'Order by 2:00 PM', es: 'Pida antes de las 14:00', fr: 'Commandez avant 14 h' },
      text: { en: 'Leaves the same day', es: 'Sale el mismo día', fr: 'Expédié le jour même' },
    },
    {
      sign: 'payment',
      title: { en: 'Net 30', es: 'Pago a 30 días', fr: 'Paiement à 30 jours' },
      text: {
        en: 'Pay by invoice, card or bank',
        es: 'Con factura, tarjeta o banco',
        fr: 'Sur facture, par carte ou banque',
      },
    },
  ],
};
