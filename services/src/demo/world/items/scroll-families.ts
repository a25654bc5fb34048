/** Scrolls: first number of the piece of gear's scrolls, what they are for, then what they raise and by how much. */
export const SCROLLS = `
20400 | Hat | Defense incPDD 1 2 5, Health incMHP 5 10 30, Intelligence incINT 1 2 3
20401 | Face Accessory | Health incMHP 5 15 30, Avoidability incEVA 1 2 3
20402 | Eyewear | Accuracy incACC 1 2 3, Intelligence incINT 1 2 3
20403 | Earrings | Intelligence incINT 1 2 3, Health incMHP 5 15 30, Luck incLUK 1 2 3
20404 | Jacket | Defense incPDD 1 2 5, Strength incSTR 1 2 3, Health incMHP 5 10 30
20405 | Robe | Dexterity incDEX 1 2 5, Intelligence incINT 1 2 5, Defense incPDD 2 3 5, Luck incLUK 1 2 5
20406 | Trousers | Defense incPDD 1 2 5, Dexterity incDEX 1 2 3, Jump incJump 1 2 4
20407 | Boots | Jump incJump 1 2 5, Speed incSpeed 1 2 3, Dexterity incDEX 1 2 3
20408 | Gloves | Attack incPAD 1 2 3, Dexterity incDEX 1 2 3, Magic incMAD 1 2 3
20409 | Shield | Defense incPDD 1 2 5, Luck incLUK 1 2 3, Strength incSTR 1 2 3
20410 | Cape | Strength incSTR 1 2 3, Dexterity incDEX 1 2 3, Intelligence incINT 1 2 3, Luck incLUK 1 2 3, Magic Defense incMDD 1 3 5
20412 | Pendant | Strength incSTR 1 2 3, Luck incLUK 1 2 3
20413 | Belt | Health incMHP 5 15 30, Dexterity incDEX 1 2 3
20430 | One-Handed Sword | Attack incPAD 1 2 5
20431 | One-Handed Axe | Attack incPAD 1 2 5
20432 | One-Handed Mace | Attack incPAD 1 2 5
20433 | Dagger | Attack incPAD 1 2 5
20437 | Wand | Magic incMAD 1 2 5
20438 | Staff | Magic incMAD 1 2 5
20440 | Two-Handed Sword | Attack incPAD 1 2 5
20441 | Two-Handed Axe | Attack incPAD 1 2 5
20442 | Two-Handed Mace | Attack incPAD 1 2 5
20443 | Spear | Attack incPAD 1 2 5
20444 | Polearm | Attack incPAD 1 2 5
20445 | Bow | Attack incPAD 1 2 5
20446 | Crossbow | Attack incPAD 1 2 5
20447 | Claw | Attack incPAD 1 2 5
20448 | Knuckle | Attack incPAD 1 2 5
20449 | Gun | Attack incPAD 1 2 5
`;

/** Scrolls for any piece of gear: id, level, name, success, cursed, a word. */
export const SPECIAL_SCROLLS = `
2049000 | 60 | Blank Slate 1% | 1 | 0 | Gives a used-up slot back. One in a hundred.
2049001 | 60 | Blank Slate 3% | 3 | 0 | Gives a used-up slot back. Three in a hundred.
2049002 | 60 | Blank Slate 5% | 5 | 0 | Gives a used-up slot back. Five in a hundred.
2049003 | 80 | Blank Slate 20% | 20 | 0 | Gives a used-up slot back. One in five, and a scorch mark.
2049100 | 70 | Scroll of Wild Weather 60% | 60 | 0 | Raises or lowers everything. You will see.
2049101 | 90 | Scroll of Wild Weather 100% | 100 | 0 | Raises or lowers everything. You will certainly see.
2040727 | 20 | Hobnails for Boots 10% | 10 | 0 | Keeps you on your feet on ice.
2041058 | 20 | Lining for Capes 10% | 10 | 0 | Keeps out the cold.
`;
