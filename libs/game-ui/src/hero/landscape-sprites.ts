/** Drawings of the scene, a letter a paint of `hero-landscape.module.css`; dots are empty. */
export const TREE = `
....mmmm....
..mmffmmmd..
.mmffmmmmmd.
.mffmmmmmmd.
mmfmmmmmmmdd
mmmmmmmfmmdd
mmmmfmmmmddd
.mmmmmmmmdd.
..dmmmdddd..
....dttd....
.....tt.....
.....tt.....
....ttt.....`;

export const FIR = `
...f...
...m...
..fmd..
..mmd..
.fmmdd.
..mmd..
.fmmdd.
fmmmddd
.fmmdd.
fmmmddd
mmmddd.
...t...
...t...`;

export const COTTAGE = `
...........hh...
......rrr..hh...
....rrrrrrrhh...
...rrrrrrrrrr...
..rrrrrrrrrrrr..
.rrrrrrrrrrrrrr.
qqqqqqqqqqqqqqqq
.wwwwwwwwwwwwwv.
.wwyywwwkkwwwwv.
.wwyywwkyykwyyv.
.wwwwwwkkkkwyyv.
.wwwwwwkkkkwwwv.
.wwwwwwkkkkwwwv.`;

export const TOWER = `
.....q.....
....rrr....
....rrr....
...rrrrr...
..rrrrrrr..
.rrrrrrrrr.
qqqqqqqqqqq
.wwwwwwwwv.
.wwyywwwwv.
.wwyywwwwv.
.wwwwwyywv.
.wwwwwyywv.
.wkkwwwwwv.
.wkkwwwwwv.
.wkkwwyywv.
.wkkwwyywv.
.wkkwwwwwv.`;

export const GATE = `
...........ll...........
........lllssxxx........
......llsssssssxxx......
....llssssyyyssssxxx....
..llsssssssyssssssssxx..
xxxxxxxxxxxxxxxxxxxxxxxx
.lsssssssssssssssssssxx.
..xxxxxxxxxxxxxxxxxxxx..
...lsx.lsx....lsx.lsx...
...lsx.lsx.yy.lsx.lsx...
...lsx.lsxyyyylsx.lsx...
...lsx.lsxyiiylsx.lsx...
...lsx.lsxyiiylsx.lsx...
...lsx.lsxyiiylsx.lsx...
...lsx.lsxyiiylsx.lsx...
...lsx.lsxyiiylsx.lsx...
...lsx.lsxyiiylsx.lsx...
...lsx.lsxyiiylsx.lsx...
..lssxxlssyiiylssxlssx..
.lssssssssssssssssssssx.
lsssssssssssssssssssssxx`;

export const LANTERN = `
.kk.
kyyk
kyyk
.kk.
.k..
.k..
.k..
.k..
.k..`;

export const CLOUD = `
.......eeee.............
.....eeeeeeee...ee......
....eeeeeeeeeeeeeeee....
..eeeeeeeeeeeeeeeeeeee..
.eeeeeeeeeeeeeeeeeeeeeee
eeeeeeeeeeeeeeeeeeeeeeee
.uuuuuuuuuuuuuuuuuuuuuu.`;

export const SMALL_CLOUD = `
.....eee.......
...eeeeeee.ee..
.eeeeeeeeeeeee.
eeeeeeeeeeeeeee
.uuuuuuuuuuuuu.`;

export const FLOWER = `
.a.
aya
.a.
.d.`;
