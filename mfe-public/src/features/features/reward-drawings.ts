import type { LoginReward } from './features.queries';

/*
 * Twelve pixels square. o outline, l light, g gold, k wood, b and d gem, r red, m dark red, p plum, n leaf, w paper,
 * s silver.
 */
const TICKET = `


oooooooooooo
onnnnnnonnno
onllllnonnno
.onnnnnonno.
.onllnnonno.
onnnnnnonnno
onllllnonnno
oooooooooooo`;

export const REWARD_DRAWINGS: Readonly<Record<LoginReward['kind'], string>> = {
  mesos: `
....oooo....
..oollllgo..
.ollggggggo.
.olggooggko.
olgggoogggko
olgggoogggko
olgggoogggko
olgggoogggko
.olggooggko.
.ogggggggko.
..oggkkkko..
....oooo....`,
  nx: `

..oooooooo..
.oblllbbbbo.
oblllbbbbbdo
oooooooooooo
.obllbbbbdo.
..oblbbbdo..
...obbbdo...
....obdo....
.....oo.....`,
  votePoints: `

..ooo..ooo..
.olrroorrro.
olrrrrrrrrro
olrrrrrrrrmo
orrrrrrrrrmo
.orrrrrrrmo.
..orrrrrmo..
...orrrmo...
....ormo....
.....oo.....`,
  perfectPitch: `

...oooooooo.
...oppppppo.
...opoooopo.
...opo..opo.
...opo..opo.
.ooopo.oopo.
olpppoolppo.
oppppoopppo.
.oooo..ooo..`,
  expCoupon: TICKET,
  dropCoupon: TICKET.replaceAll('n', 'g'),
  potions: `
....oooo....
....okko....
....okko....
...oowwoo...
..owwwwwwo..
.owrrrrrrwo.
.orlrrrrrro.
.orlrrrrrmo.
.orrrrrrrmo.
.orrrrrrmmo.
..ommmmmmo..
...oooooo...`,
  scroll: `
.oooooooooo.
okwwwwwwwwko
okkkkkkkkkko
.owwwwwwwwo.
.owkkkkkkwo.
.owwwwwwwwo.
.owkkkkwwwo.
.owwwwwwwwo.
okkkkkkkkkko
okwwwwwwwwko
.oooooooooo.`,
  gachaponTicket: `
....oooo....
..oollbboo..
.olbbbbbbbo.
.olbbbbbbbo.
olbbbbbbbbdo
obbbbbbbbddo
oooooooooooo
ogllggggggko
.olggggggko.
.oggggggkko.
..ooggkkoo..
....oooo....`,
  chair: `
.oo.........
.oko........
.oko........
.oko........
.oko........
.okooooooo..
.okrrrrrrro.
.okkkkkkkko.
.okoooooko..
.oko...oko..
.oko...oko..
.ooo...ooo..`,
  item: `
...oo..oo...
..orroorro..
..oorrrroo..
oooooooooooo
onnnorronnno
oooooooooooo
.onnorronno.
.onnorronno.
.onnorronno.
.onnorronno.
.onnorronno.
.oooooooooo.`,
};
