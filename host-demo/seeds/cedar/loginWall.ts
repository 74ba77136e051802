import type { withLoginWall } from '../make/loginWall.ts';

export const LOGIN_WALL: Parameters<typeof withLoginWall>[2] = {
  facts: [
    {
      sign: 'products',
      title: { en: '{products} products', es: '{products} productos', fr: '{products} produits' },
      text: {
        en: 'Boxes, jars, tape and wrap',
        es: 'Cajas, frascos y cintas',
        fr: 'Boîtes, bocaux et rubans',
      },
    },
    {
      sign: 'delivery',
      title: { en: 'Ground shipping', es: 'Envío terrestre', fr: 'Livraison terrestre' },
      text: { en: '$15 flat rate', es: '15 USD, tarifa fija', fr: '15 $ US, tarif unique' },
    },
    {
      sign: 'payment',
      title: { en: 'Net 30', es: 'Pago a 30 días', fr: 'Paiement à 30 jours' },
      text: { en: 'Quotes first, terms on approval', es: 'Primero su cotización', fr: 'Après votre devis' },
    },
  ],
};
