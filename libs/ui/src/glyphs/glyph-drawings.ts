import type { ItemGlyphKind } from './item-glyph';

/**
 * Pixel drawings on a 16 x 16 field: a row a line, a letter a pixel (o outline, w wood,
 * h leather, s steel, l light, g gold, r red, b blue, n green, p plum). The dark edge is added when drawn.
 */
export const GLYPH_DRAWINGS: Readonly<Record<ItemGlyphKind, string>> = {
  sword: `

............lll
...........lls
..........lls
.........lls
........lls
.......lls
..g...lls
..gg.lls
...ggls
....gg
...wwgg
..ww..gg
.ww`,
  axe: `

.....ww....l
.....ww..ssl
.....wwssssl
...sswwssslsl
...sswwssslsl
...sswwssslsl
.....wwssssl
.....ww..ssl
.....ww....l
.....ww
.....ww
.....ww
.....rr
.....rr`,
  mace: `
.......ss
...s..ssss..s
....sslssssss
....sllsssss
...sllssssssss
..sslsssssssss
...sssssssssss
....ssssssss
...s.ssssss.s
......gggg
.......ww
.......ww
.......ww
.......rr
......gggg`,
  dagger: `


........l
.......lls
.......lls
.......lls
......llss
......llss
......llss
.....ggggggg
....gg.rr.gg
.......rr
.......rr
......gggg`,
  wand: `
...........l
...........g
..........ggg
........gglglgg
.........ggggg
..........ggg
.........gg.gg
.........w...g
........ww
.......ww
......ww
.....ww
....ww
...pp
..pp`,
  staff: `
.....gggggg
....gg....gg
....g..bb..g
....g.blbb.g
....g.bbbb.g
....gg.bb.gg
.....gggggg
.......ww
.......ww
.......ww
.......ww
.......ww
.......ww
.......ww
.......gg`,
  twoHandedSword: `
............lll
...........llls
..........lllss
.........lllss
........lllss
.......lllss
.gg...lllss
.ggg.lllss
..gggllss
...gbbss
...gbbg
...wggggg
..ww..ggg
.ww....gg
ww`,
  twoHandedAxe: `
.......gg
..l....ww....l
.lls...ww...sll
.lsss..ww..sssl
lsssssswwssssssl
lssssssggssssssl
lssssssggssssssl
lsssssswwssssssl
.lsss..ww..sssl
.lls...ww...sll
..l....ww....l
.......ww
.......ww
.......rr
.......gg`,
  twoHandedMace: `

.ssssssssssssss
.slllllllllllss
.slsssggggsssss
.slsssggggsssss
.slsssggggsssss
.ssssssssssssss
.ssss.wwww.ssss
.......ww
.......ww
.......ww
.......ww
.......rr
.......rr
......gggg`,
  spear: `
..............l
............lls
...........llss
..........llls
.........llls
.........lss
........rrs
.......wrrr
......ww.rr
.....ww...r
....ww
...ww
..ww
.ww
ww`,
  polearm: `
.......llll
......lsssll
.....lsss..ww
.....lss..wwsl
.....ls..ww.sl
.....l..ww..sl
.......ww..ssl
......ww..ssl
.....ww..lll
....ww
...ww
..ww
.gg
.g`,
  bow: `
....gg
....www
....l.www
....l...ww
....l....ww
....l.....w
....l.....ww
..lrlrrrrrrrrll
....l.....ww
....l.....w
....l....ww
....l...ww
....l.www
....www
....gg`,
  crossbow: `
.......ll
.......ss
..ggwwwsswwwgg
.gww..lssl..wwg
.ww..l.ww.l..ww
.w..l..ww..l..w
...l...ww...l
...llllwwllll
.......ww
.......ww
......wwww
......rr
......rr
.......rr
........rr`,
  claw: `
...l...l...l
...l...l...l
...ls..ls..ls
...ls..ls..ls
...ls..ls..ls
....s...s...s
....ss..ss..ss
....gggggggggg
...prrprrprrpp
...pppppppppppp
...pppppppppppp
....pppppppppp
....gggggggggg
.....pppppppp
.....pppppppp`,
  knuckle: `

..l...l...l
..l...l...l.l
.lsl.lsl.lsl.l
.sss.sss.ssslsl
gggggggggggggss
gg..gg..gg..ggg
gg..gg..gg..ggg
ggggggggggggggg
.ggggggggggggg
..rrrrrrrrrrr
..rrrrrrrrrrr
...rrrrrrrrr`,
  gun: `



.sssssssssss.g
.slllllllllssss
.sssssssssssssss
.gg..sssssswwss
.....g..gsswww
.....g...gwwww
......ggggwwww
..........wwww
..........wwwww
...........wwww
...........gggg`,
  equipment: `

...ss......ss
..slls....sllss
.sllsssggssslss
.slsslllssssss
.ss.sllsssss.ss
.gg.slssssss.gg
....slsssssss
....slssssss
....gggbbggg
....slssssss
....slssssss
...sslssssssss
...sssss.sssss`,
  use: `

......wwww
......wwww
.....llllll
......l..s
......l..s
.....l....s
....l......s
...lrrrrrrrrs
...lrrlrrrrrs
...lrllrrrrrs
...lrrrrrrrrs
....lrrrrrrs
.....llssss`,
  setup: `

...ww
...wwr
...wwr
...wwr
...wwr
...wwr
...wwrrrrrrrr
...wwrrrrrrrrr
...wwwwwwwwwww
...wwwwwwwwwww
...ww.......ww
...ww.......ww
...ww.......ww`,
  etc: `

...........nnn
........nnnnnn
......nnnlnnnn
.....nnnlnnnnn
....nnnlnnnnnn
....nnlnnnnnn
...nnlnnnnnnn
...nlnnnnnnn
...lnnnnnn
..lnnnn
..l
.w
.w`,
  cash: `



.ppppppppppppp
.plllllllllllp
.plllllglllllp
.pllgggggggllp
.plllgggggllp
.pllllgggllllp
.plllgglgglllp
.plllllllllllp
.ppppppppppppp`,
  mesos: `


......ggggg
....gglllllgg
...gllgggggggg
...glggwggwggg
..gllggwwwwgggg
..glgggwggwgggg
..glgggwggwgggg
..glgggwggwgggg
...ggggggggggg
...ggggggggggg
....ggggggggg
......wwwww`,
  monster: `

..p..........p
..pp........pp
..ppp..pp..ppp
...pppppppppp
..pppplppppppp
.ppplppppppppp
.pplpppppppppp
.ppplopplopppp
.pppoopppoopppp
.pppppppppppppp
.ppppprrrpppppp
.pppppppppppppp
..pppppppppppp
...pp......pp`,
  reactor: `

..wwwwwwwwwwww
..whhhhhhhhhhw
..wwwwwwwwwwww
..wsw......wsw
..w.ww....ww.w
..w..ww..ww..w
..w...wwww...w
..w...wwww...w
..w..ww..ww..w
..w.ww....ww.w
..wsw......wsw
..wwwwwwwwwwww
..whhhhhhhhhhw
..wwwwwwwwwwww`,
  map: `


.gggg......gggg
.gllggg..gggllg
.glnnlggggbblrg
.gnnnllggbbblrg
.gnnlllgglbbllg
.glnlrlggllblgg
.gllllrgglrllng
.glblllggllrnng
.gbbbllgglllnng
.gggbllggllnggg
...gggg..gggg
.....g....g`,
  npc: `

.....wwwwww
....wwwwwwww
....wllllllw
....llolloll
....llllllll
.....llrrll
......llll
....bbbllbbb
...bbbbbbbbbb
...bbgbbbbgbb
...llbbbbbbll
....bbbbbbbb
....hhh..hhh
....hhh..hhh`,
};
