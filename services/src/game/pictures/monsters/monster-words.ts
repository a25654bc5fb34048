import type { Material } from '../color.js';
import { materialOf } from '../color.js';
import type { BodyName } from './monster-bodies.js';

/** The body that a word of a monster's name calls for, and which form of it. */
export interface BodyHint {
  body: BodyName;
  form?: string;
}

/** Words, most telling first within a line; the first word of a name that is found here decides, from the last word of the name on. */
const BODY_WORDS: readonly (readonly [words: string, body: BodyName, form?: string])[] = [
  ['slime jelly-drop ooze blob bubble dewdrop dew drop puddle goo muck pudding tar gel droplet', 'blob'],
  ['mushroom mushmom shroom toadstool spore fungus morel cap puffball', 'mushroom'],
  ['ghost phantom wraith specter spectre poltergeist banshee spook revenant haunt', 'ghost', 'sheet'],
  ['wisp spirit flame fog ember fire will-o candle spark smoke mist cinder ash fume lumen', 'ghost', 'flame'],
  ['jelly jellyfish medusa squid octopus kraken polyp', 'jelly'],
  ['star comet meteor sun nova', 'keepsake', 'star'],
  ['crystal gem shard prism glass icicle ice', 'keepsake', 'crystal'],
  ['heart', 'keepsake', 'heart'],
  ['moon eclipse crescent', 'keepsake', 'moon'],
  ['cat lynx panther tiger lion kitten puma leopard ocelot wildcat jaguar', 'beast', 'cat'],
  ['bear cub badger panda bearling raccoon beaver marmot otter', 'beast', 'bear'],
  ['rabbit hare bunny hopper jackalope', 'beast', 'rabbit'],
  ['hound wolf dog fox jackal pup whelpling coyote werewolf cur', 'beast', 'hound'],
  ['goat stag deer elk ram moose sheep lamb bull minotaur ox cow yak antelope', 'beast', 'goat'],
  ['mouse rat ratz vole shrew squirrel scamp monkey ape lemur chimp', 'beast', 'mouse'],
  ['pig piglet boar hog swine truffler', 'beast', 'pig'],
  ['hedgehog hedgeling porcupine quill urchin echidna', 'hedgehog'],
  ['frog toad frogling tadpole croaker newtling bullfrog', 'frog'],
  ['brute yeti ogre troll giant bigfoot gorilla sasquatch beast behemoth colossus titan', 'brute'],
  [
    'dragon drake whelp wyvern wyrm dragonling horntail lizard salamander newt dino raptor saurian gecko croc basilisk',
    'dragon',
  ],
  ['serpent snake viper eel worm cobra python adder asp naga', 'serpent'],
  ['snail slug mano conch whelk periwinkle', 'shellback', 'snail'],
  ['turtle tortoise terrapin shell', 'shellback', 'turtle'],
  ['crab lobster crayfish clacker scarlion hermit shrimp prawn', 'crab'],
  [
    'fish shark bass carp puffer seahorse trout pike angler minnow piranha salmon cod whale dolphin',
    'fish',
    'fish',
  ],
  ['ray manta kite', 'fish', 'ray'],
  ['owl owlet', 'bird', 'owl'],
  [
    'bird chick crow raven hawk crane duck goose eagle sparrow heron gull parrot rooster hen falcon puffin penguin vulture swan finch harpy phoenix',
    'bird',
    'bird',
  ],
  ['bat gargoyle eye eyeball', 'bat'],
  ['moth butterfly fly wasp bee dragonfly firefly hornet gnat mosquito fairy pixie sylph', 'moth'],
  ['beetle bug mite ladybug weevil roach ant scarab cricket grub larva cockroach locust mantis', 'beetle'],
  ['spider weaver tarantula skitter recluse', 'spider', 'spider'],
  ['scorpion stinger targa', 'spider', 'scorpion'],
  [
    'imp demon devil fiend gremlin goblin kobold scamp balrog incubus knocker rogue pan satyr papulatus bogey',
    'imp',
  ],
  [
    'sprout seed seedling bud bean sapling acorn onion turnip radish root leaf pod mandrake carrot pip',
    'sprout',
  ],
  [
    'flower dandelion rose daisy tulip lily bloom blossom petal thistle sunflower orchid poppy puff lotus',
    'flower',
  ],
  ['gourd pumpkin melon squash lantern-jack', 'gourd'],
  [
    'stump tree treant log oak dryad ent willow bramble branch timber trunk mossmane orchard stalker',
    'stump',
  ],
  ['cactus thorn aloe saguaro', 'cactus'],
  [
    'golem stone rock boulder statue clay zakum brick pebble mason granite earth guardian obelisk idol',
    'golem',
  ],
  [
    'robot machine clockwork automaton tin gear cog engine drone toy roid mech orbit sentinel clock marcher tick wind-up robo',
    'machine',
  ],
  [
    'knight armor armour guard soldier general captain duelist swordsman warrior squire hunter sergeant lancer pirate centurion samurai guardsman gladiator',
    'armor',
  ],
  [
    'wizard witch mage sorcerer lich reaper necromancer alchemist pilgrim monk cultist priest prophet hag herald registrar queen king lord shaman hermit warden shade shadow warlock oracle gardener chorister matron',
    'robe',
  ],
  ['skeleton bone bones skull zombie mummy ghoul cadaver rattle', 'bones'],
  ['chest mimic box crate coffer barrel', 'thing', 'chest'],
  ['lantern lamp', 'thing', 'lantern'],
  ['book tome grimoire page ledger crane-paper paper', 'thing', 'book'],
  ['bell chime gong', 'thing', 'bell'],
];

const HINTS = new Map(
  BODY_WORDS.flatMap(([words, body, form]) =>
    words.split(' ').map((word) => [word, { body, form }] as const),
  ),
);

type Pigment = readonly [lightness: number, chroma: number, hue: number];

const COLOR_WORDS: readonly (readonly [words: string, pigment: Pigment])[] = [
  ['red crimson ruby scarlet blood cherry', [0.62, 0.19, 25]],
  ['fire flame ember cinder magma lava volcano volcanic scorch hot burning inferno', [0.66, 0.19, 42]],
  ['orange amber copper rust pumpkin gourd autumn', [0.73, 0.16, 60]],
  ['yellow gold golden sun honey straw lemon brass sand dune desert', [0.83, 0.14, 90]],
  ['green moss mossy verdant jade leaf forest meadow grass swamp bog marsh clover fern', [0.68, 0.14, 140]],
  ['teal sea brine tide coral reef lagoon river', [0.7, 0.11, 195]],
  ['blue azure sapphire sky rain storm water lake thunder ocean deep', [0.66, 0.13, 250]],
  ['ice icy frost frozen snow glacier winter cold icicle avalanche hail', [0.87, 0.06, 235]],
  ['purple violet plum amethyst poison venom twilight dusk', [0.6, 0.16, 305]],
  ['pink rose blossom petal sakura', [0.78, 0.12, 355]],
  ['black dark shadow night midnight void hollow soot ink obsidian eclipse grave', [0.43, 0.06, 295]],
  ['white pale moon moonlit silver ghost bone porcelain pearl cloud paper star', [0.9, 0.025, 260]],
  ['gray grey stone iron steel tin rock ash fog dust clockwork', [0.68, 0.03, 250]],
  ['brown clay mud earth wood bark oak acorn dirt barrel burrow', [0.58, 0.08, 60]],
];

const PIGMENTS = new Map(
  COLOR_WORDS.flatMap(([words, pigment]) => words.split(' ').map((word) => [word, pigment] as const)),
);

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[a-z]+/g) ?? [];

/** What an English name tells of the body; undefined where no word is known. The last word is the noun, so it is heard first. */
export function bodyHintOf(name: string): BodyHint | undefined {
  return known(wordsOf(name).toReversed(), HINTS);
}

/** What an English name tells of the colour. */
export function pigmentOf(name: string): Pigment | undefined {
  return known(wordsOf(name), PIGMENTS);
}

const ENDINGS = ['', 's', 'es', 'ling', 'lings'];

function known<T>(words: readonly string[], table: ReadonlyMap<string, T>): T | undefined {
  for (const word of words) {
    for (const ending of ENDINGS) {
      const found = word.endsWith(ending) ? table.get(word.slice(0, word.length - ending.length)) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The material of a pigment, turned a little: two of the same colour are not the same. */
export function pigmented([lightness, chroma, hue]: Pigment, turn: number): Material {
  return materialOf({ lightness: lightness + turn * 0.03, chroma, hue: hue + turn * 10 });
}
