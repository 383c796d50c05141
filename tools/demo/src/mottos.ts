/** For everybody, and for those who play tennis or padel; nothing that a profile's level or times could contradict. */
export const MOTTOS: Readonly<
  Record<'it' | 'en' | 'es' | 'fr', Readonly<Record<'any' | 'tennis' | 'padel', readonly string[]>>>
> = {
  it: {
    any: ['Sempre pronto per un set', 'Qui per divertirmi', 'Scambi lunghi, sempre'],
    tennis: ['Rovescio a una mano', 'Terra rossa, sempre'],
    padel: ['Due ore di padel e via'],
  },
  en: {
    any: ['Always up for a set', 'Happy to play anyone', 'Here for the long rallies'],
    tennis: ['One-handed backhand', 'Clay at heart'],
    padel: ['Padel, then a pint'],
  },
  es: {
    any: ['Siempre listo para un set', 'Aquí para disfrutar', 'Peloteos largos'],
    tennis: ['Revés a una mano', 'Tierra batida siempre'],
    padel: ['Pádel y cañas'],
  },
  fr: {
    any: ['Toujours partant pour un set', 'Ici pour le plaisir', 'Les longs échanges'],
    tennis: ['Revers à une main', 'Terre battue avant tout'],
    padel: ['Padel puis apéro'],
  },
};
