/** A cape, shield, ring or the like, each thought up for itself. */
export interface Adornment {
  folder: string;
  id: number;
  name: string;
  level: number;
  info: Readonly<Record<string, number | string>>;
  description?: string;
}

export const ADORNMENTS: readonly Adornment[] = [
  {
    folder: 'Cape',
    id: 1102000,
    name: 'Patchwork Cape',
    level: 15,
    info: { islot: 'Sr', incPDD: 3, tuc: 5 },
  },
  {
    folder: 'Cape',
    id: 1102001,
    name: 'Cloak of the Long Road',
    level: 40,
    info: { islot: 'Sr', incPDD: 12, incSpeed: 3, tuc: 5 },
  },
  {
    folder: 'Cape',
    id: 1102002,
    name: 'Gale Mantle',
    level: 75,
    info: { islot: 'Sr', incPDD: 20, incMDD: 20, incEVA: 4, tuc: 5 },
  },
  {
    folder: 'Cape',
    id: 1102003,
    name: 'Wings of the Last Lantern',
    level: 110,
    info: { islot: 'Sr', incPDD: 35, incMDD: 35, incSTR: 4, incDEX: 4, incINT: 4, incLUK: 4, tuc: 5 },
  },
  { folder: 'Shield', id: 1092000, name: 'Pot Lid', level: 5, info: { islot: 'Si', incPDD: 4, tuc: 7 } },
  {
    folder: 'Shield',
    id: 1092001,
    name: 'Oakheart Buckler',
    level: 30,
    info: { islot: 'Si', incPDD: 18, reqJob: 1, tuc: 7 },
  },
  {
    folder: 'Shield',
    id: 1092002,
    name: 'Moonsteel Bulwark',
    level: 80,
    info: { islot: 'Si', incPDD: 42, reqJob: 1, incMHP: 60, tuc: 7 },
  },
  {
    folder: 'Shield',
    id: 1092003,
    name: 'Smuggler Targe',
    level: 55,
    info: { islot: 'Si', incPDD: 22, reqJob: 8, incLUK: 3, tuc: 7 },
  },
  {
    folder: 'Accessory',
    id: 1032000,
    name: 'Clover Earrings',
    level: 15,
    info: { islot: 'Ae', incLUK: 1, incMDD: 5, tuc: 5 },
  },
  {
    folder: 'Accessory',
    id: 1032001,
    name: 'Raindrop Earrings',
    level: 35,
    info: { islot: 'Ae', incINT: 2, incMDD: 10, tuc: 5 },
  },
  {
    folder: 'Accessory',
    id: 1032002,
    name: 'Comet Studs',
    level: 90,
    info: { islot: 'Ae', incINT: 5, incMMP: 80, tuc: 5 },
  },
  {
    folder: 'Accessory',
    id: 1012000,
    name: 'Freckle Sticker',
    level: 10,
    info: { islot: 'Af', incEVA: 1, tuc: 3 },
  },
  {
    folder: 'Accessory',
    id: 1022000,
    name: 'Tinted Goggles',
    level: 45,
    info: { islot: 'Ay', incACC: 4, tuc: 3 },
  },
  {
    folder: 'Accessory',
    id: 1022001,
    name: 'Monocle of the Registrar',
    level: 100,
    info: { islot: 'Ay', incINT: 4, incACC: 8, tuc: 3 },
    description: 'It has read every book in the city, and remembers who returned them late.',
  },
  {
    folder: 'Accessory',
    id: 1122000,
    name: 'Acorn Pendant',
    level: 20,
    info: { islot: 'Pe', incMHP: 30, tuc: 3 },
  },
  {
    folder: 'Accessory',
    id: 1122001,
    name: 'Heart of the Volcano',
    level: 85,
    info: { islot: 'Pe', incSTR: 3, incDEX: 3, incINT: 3, incLUK: 3, incMHP: 120, tuc: 3, only: 1 },
    description: 'Still warm. Do not put it in a pocket.',
  },
  {
    folder: 'Accessory',
    id: 1132000,
    name: 'Rope Belt',
    level: 25,
    info: { islot: 'Be', incPDD: 5, tuc: 3 },
  },
  {
    folder: 'Accessory',
    id: 1132001,
    name: 'Titan Girdle',
    level: 120,
    info: { islot: 'Be', incSTR: 6, incMHP: 200, incPDD: 30, tuc: 3 },
  },
  {
    folder: 'Accessory',
    id: 1142000,
    name: 'Medal of the First Step',
    level: 10,
    info: { islot: 'Me', incMHP: 50, tradeBlock: 1, medalTag: 1 },
  },
  {
    folder: 'Ring',
    id: 1112000,
    name: 'Braided Grass Ring',
    level: 0,
    info: { islot: 'Ri', incMHP: 10, tuc: 0 },
  },
  {
    folder: 'Ring',
    id: 1112001,
    name: 'Tidebound Band',
    level: 60,
    info: { islot: 'Ri', incMMP: 60, incINT: 2, tuc: 2 },
  },
  {
    folder: 'Ring',
    id: 1112002,
    name: 'Ring of Two Moons',
    level: 105,
    info: { islot: 'Ri', incSTR: 3, incDEX: 3, incINT: 3, incLUK: 3, tuc: 2 },
  },
  {
    folder: 'TamingMob',
    id: 1902000,
    name: 'Saddle Boar',
    level: 70,
    info: { islot: 'Tm', tamingMob: 1, tradeBlock: 1 },
  },
  { folder: 'PetEquip', id: 1802000, name: 'Tiny Rain Hat', level: 0, info: { islot: 'Ps', tuc: 3 } },
];
