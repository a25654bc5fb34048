import type { DemoRandom } from './demo-random.js';

const FRONT =
  'Al,An,Ash,Bel,Bri,Cal,Cin,Dae,Del,El,Em,Fae,Fen,Gil,Ha,Io,Ja,Ka,Kei,La,Li,Lu,Ma,Mi,Mo,Na,Nim,No,Or,Pa,Pip,Qui,Ra,Ren,Ri,Ro,Sa,Sei,Sol,Ta,Tam,Ti,Tor,Ul,Va,Ves,Wil,Xan,Yo,Yu,Za,Zeph'.split(
    ',',
  );
const MIDDLE = 'a,e,i,o,u,ae,ia,ri,lo,ne,mi,ka,ta,ra,li,va,ssa,nde,rro,lli'.split(',');
const BACK = 'n,r,s,th,lle,rin,dor,na,ko,mir,wyn,ra,x,zo,line,bert,ven,shi,la,ss,no,ric,ya,mo'.split(',');
const WORDS =
  'Moon,Star,Frost,Ember,Sky,Rain,Leaf,Wolf,Fox,Crow,Mint,Sugar,Pixel,Tofu,Mango,Noodle,Pickle,Velvet,Cobalt,Rusty,Tiny,Lazy,Lucky,Quiet,Salty,Sunny'.split(
    ',',
  );
const THINGS =
  'Blade,Arrow,Mage,Cat,Panda,Bun,Knight,Wing,Song,Fang,Cake,Drop,Step,Soul,Spark,Shot,Fist,Witch,Boots,Bear,Frog,Duck,Tea,Rider'.split(
    ',',
  );

const MAX_NAME = 12;

/** Different names of 3 to 12 letters and digits, as players think them up. */
export function playerNames(count: number, random: DemoRandom): string[] {
  const names = new Map<string, string>();
  while (names.size < count) {
    const name = playerName(random).slice(0, MAX_NAME);
    if (name.length >= 4) names.set(name.toLowerCase(), name);
  }
  return [...names.values()];
}

function playerName(random: DemoRandom): string {
  const kind = random.between(1, 10);
  if (kind <= 3) return `${random.pick(WORDS)}${random.pick(THINGS)}`;
  const spoken = `${random.pick(FRONT)}${random.chance(0.7) ? random.pick(MIDDLE) : ''}${random.pick(BACK)}`;
  if (kind <= 4) return `x${spoken}x`;
  if (kind <= 6) return `${spoken}${random.between(1, 99)}`;
  return kind <= 7 ? spoken.toLowerCase() : spoken;
}

/** Guilds and the notice of each. */
export const GUILD_NAMES = [
  'Lanternlight',
  'Second Breakfast',
  'Salt and Starlight',
  'The Night Shift',
  'Kettle Club',
  'Ember Oath',
  'Mossback Union',
  'Paper Cranes',
  'No Potions Left',
  'Tidewatch',
  'Quill and Blade',
  'Lost Luggage',
  'Clockwork Hearts',
  'Afternoon Nap',
  'Verdant Court',
  'Old Harbor Crew',
  'Comet Chasers',
  'Bread Alliance',
  'Silent Choir',
  'Dawnbreak',
  'Hollow Crown',
  'Rainy Day Fund',
] as const;

export const BAN_REASONS = [
  'Sold mesos for money',
  'Used a modified client',
  'Insulted other players again and again',
  'Abused a fault instead of reporting it',
] as const;
