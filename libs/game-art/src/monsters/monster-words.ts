import { materialOf, type Material } from '../color.js';
import type { BodyName } from './monster-bodies.js';

/** Body and form that a word of a monster's name means. */
export interface BodyHint {
  body: BodyName;
  form?: string;
}

/** Words for each body. A name is read from its last word on, and the first known word decides. */
const BODY_WORDS: readonly (readonly [words: string, body: BodyName, form?: string])[] = [
  [
    'slime ooze blob bubble dewdrop dew drop puddle goo muck pudding tar gel droplet brook water custard syrup drip',
    'blob',
  ],
  ['mushroom mushmom shroom toadstool spore fungus morel cap puffball', 'mushroom'],
  [
    'ghost phantom wraith specter spectre poltergeist banshee spook revenant haunt regret choir chorus portrait blank unwritten memory echo dream nightmare window mourner guest debt nobody nothing pang sigh absence mask',
    'ghost',
    'sheet',
  ],
  ['wisp spirit flame fog ember fire candle spark smoke mist cinder ash fume lumen soul', 'ghost', 'flame'],
  ['jelly jellyfish medusa squid octopus kraken polyp', 'jelly'],
  ['star comet meteor sun nova firework element elemental', 'emblem', 'star'],
  ['crystal gem shard prism glass icicle ice', 'emblem', 'crystal'],
  ['heart', 'emblem', 'heart'],
  ['moon eclipse crescent', 'emblem', 'moon'],
  [
    'cat lynx panther tiger lion kitten puma leopard ocelot wildcat jaguar kitty leon chimera manticore sabertooth lioness',
    'beast',
    'cat',
  ],
  [
    'bear cub badger panda bearling raccoon beaver marmot otter tanuki mole wombat badgerling walrus seal teddy grizzly koala',
    'beast',
    'bear',
  ],
  ['rabbit hare bunny hopper jackalope', 'beast', 'rabbit'],
  [
    'hound wolf dog fox jackal pup whelpling coyote werewolf cur fennec hyena dingo lycanthrope doggy husky terrier',
    'beast',
    'hound',
  ],
  [
    'goat stag deer elk ram moose sheep lamb bull minotaur ox cow yak antelope fawn centaur foal horse pony kid camel reindeer',
    'beast',
    'goat',
  ],
  [
    'mouse rat ratz vole shrew squirrel monkey ape lemur chimp rattling gerbil hamster dormouse',
    'beast',
    'mouse',
  ],
  ['pig piglet boar hog swine truffler', 'beast', 'pig'],
  ['hedgehog hedgeling porcupine quill urchin echidna', 'hedgehog'],
  ['frog toad frogling tadpole croaker newtling bullfrog', 'frog'],
  ['brute yeti ogre troll giant bigfoot gorilla sasquatch beast behemoth colossus titan cyclops', 'brute'],
  [
    'dragon drake whelp wyvern wyrm dragonling horntail lizard salamander newt dino raptor saurian gecko croc basilisk',
    'dragon',
  ],
  [
    'serpent snake viper eel worm cobra python adder asp naga lugworm millipede centipede lamprey leech leviathan hydra',
    'serpent',
  ],
  [
    'snail slug mano conch whelk periwinkle nautilus crawler slugger whorl cockle oyster clam',
    'shellback',
    'snail',
  ],
  ['turtle tortoise terrapin shell', 'shellback', 'turtle'],
  ['crab hermit lobster crayfish clacker scarlion shrimp prawn', 'crab'],
  [
    'fish shark bass carp puffer seahorse trout pike angler minnow piranha salmon cod whale dolphin wrasse goby sardine sardinier swordfish hammerhead gulper mackerel herring sapper mullet pearl pearls',
    'fish',
    'fish',
  ],
  ['ray manta kite', 'fish', 'ray'],
  ['owl owlet', 'bird', 'owl'],
  [
    'bird chick crow raven hawk crane duck goose eagle sparrow heron gull parrot rooster hen falcon puffin penguin vulture swan finch harpy phoenix weathercock petrel cuckoo gryphon griffin magpie jackdaw kestrel thrush wren robin pigeon albatross tern stork ostrich cardinal cockatrice turkey condor dodo',
    'bird',
    'bird',
  ],
  ['bat gargoyle eye eyeball watcher beholder gazer stirge vampire', 'bat'],
  ['moth butterfly fly wasp bee dragonfly firefly hornet gnat mosquito fairy pixie sylph', 'moth'],
  ['beetle bug mite ladybug weevil roach ant scarab cricket grub larva cockroach locust mantis', 'beetle'],
  ['spider weaver tarantula skitter recluse widow', 'spider', 'spider'],
  ['scorpion stinger targa', 'spider', 'scorpion'],
  [
    'imp minion homunculus demon devil fiend gremlin goblin kobold scamp balrog incubus knocker rogue pan satyr papulatus bogey',
    'imp',
  ],
  [
    'sprout seed seedling bud bean sapling acorn onion turnip radish root leaf pod mandrake carrot pip strawberry cherry tomato potato pepper',
    'sprout',
  ],
  [
    'flower dandelion rose daisy tulip lily bloom blossom petal thistle sunflower orchid poppy puff lotus',
    'flower',
  ],
  ['gourd pumpkin melon squash', 'gourd'],
  [
    'stump tree treant log oak dryad ent willow bramble branch timber trunk mossmane orchard stalker hawthorn post figurehead fence pole yew elm birch pine spruce fir',
    'stump',
  ],
  ['cactus thorn aloe saguaro', 'cactus'],
  [
    'golem stone rock boulder statue clay zakum brick pebble mason granite earth guardian obelisk idol hulk cathedral chapel tower wall foot terracotta domino millstone totem sphinx monolith mountain',
    'golem',
  ],
  [
    'robot machine clockwork automaton tin gear cog engine drone toy roid mech orbit sentinel clock marcher tick robo minute hour hours second seconds pendulum metronome calendar butterchurn valve piston roomba alarm hourglass ufo saucer cannon train car',
    'machine',
  ],
  [
    'knight armor armour guard soldier general captain duelist swordsman warrior squire hunter sergeant lancer centurion samurai guardsman gladiator suit sentry ensign marshal swordling viking bodyguard horseman gatekeeper paladin crusader templar',
    'armor',
  ],
  [
    'wizard witch mage sorcerer lich reaper necromancer alchemist pilgrim monk cultist priest prophet hag herald registrar queen king lord shaman warden shade shadow warlock oracle gardener chorister matron pharaoh count countess dean bishop clerk baron duke keeper matriarch mother grandfather judge magister professor scholar druid witchling von death overlord wiseman sage magus',
    'robe',
  ],
  ['skeleton bone bones skull zombie mummy ghoul cadaver rattle', 'bones'],
  ['chest mimic box crate coffer barrel giftbox present safe', 'thing', 'chest'],
  ['lantern lamp candelabra streetlamp', 'thing', 'lantern'],
  ['book tome grimoire page ledger paper', 'thing', 'book'],
  ['bell chime gong', 'thing', 'bell'],
  ['kettle teapot kiln vase amphora pot jar cauldron urn churn cup', 'thing', 'kettle'],
  ['letter parcel card stamp envelope notice postcard', 'thing', 'letter'],
  [
    'thief bandit burglar raider robber outlaw locksmith cutpurse brigand smuggler poacher lookout',
    'folk',
    'rogue',
  ],
  ['pirate bosun swab sailor aeronaut deckhand mate buccaneer corsair stowaway', 'folk', 'sailor'],
  [
    'doll marionette puppet dancer ragdoll jester clown harlequin friend puppeteer mannequin buffoon trickster nutcracker',
    'folk',
    'doll',
  ],
  [
    'butler steward maestro toymaker postmaster sweep fiddler conductor waiter porter usher undertaker treasurer gentleman leprechaun magician',
    'folk',
    'servant',
  ],
  ['snowman', 'folk', 'snowman'],
  ['walker mountaineer climber hiker trapper', 'folk', 'climber'],
  ['scarecrow farmer shepherd digger miner strawman dummy dwarf gnome', 'folk', 'straw'],
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

/** Guesses the body from an English name; undefined where no word is known. The last word is the noun, so it is read first. */
export function bodyHintOf(name: string): BodyHint | undefined {
  return known(wordsOf(name).toReversed(), HINTS);
}

/** Guesses the colour from an English name. */
export function pigmentOf(name: string): Pigment | undefined {
  return known(wordsOf(name), PIGMENTS);
}

const ENDINGS = ['', 's', 'es', 'ling', 'lings', 'let', 'lets', 'kin', 'ette', 'y'];

function known<T>(words: readonly string[], table: ReadonlyMap<string, T>): T | undefined {
  for (const word of words) {
    for (const ending of ENDINGS) {
      const found = word.endsWith(ending) ? table.get(word.slice(0, word.length - ending.length)) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Material of a pigment, with its hue turned a little, so that two monsters of one color differ. */
export function pigmented([lightness, chroma, hue]: Pigment, turn: number): Material {
  return materialOf({ lightness: lightness + turn * 0.03, chroma, hue: hue + turn * 10 });
}
