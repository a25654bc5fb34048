import { fitsSlot, FRAME_WINDOWS, MAX_SKIN, SLOT_CATEGORIES, STANCES } from '@portico/avatar';
import type { AvatarView, LookSlot, Stance } from '@portico/avatar';
import { applyDecorators } from '@nestjs/common';
import { DEFAULT_LOOK, MAX_INT32, WEAPON_TYPES, type WeaponType, WORN_SLOTS } from '@portico/domain';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';
import { type Query, QueryBody, type Schema } from '../../../platform/http/index.js';

const AVATAR_VIEWS = Object.keys(FRAME_WINDOWS);
const MAX_FRAME = 31;

function OfSlot(slot: Exclude<LookSlot, 'skin'>): PropertyDecorator {
  return ValidateBy({
    name: 'ofSlot',
    validator: {
      validate: (value) => typeof value === 'number' && fitsSlot(slot, value),
      defaultMessage: () => `Must be the id of a ${SLOT_CATEGORIES[slot].join(' or ')}`,
    },
  });
}

const Worn = (slot: Exclude<LookSlot, 'skin'>) => applyDecorators(OfSlot(slot), IsOptional());
const UpTo = (most: number) => applyDecorators(IsInt(), Min(0), Max(most));

export class LookQueryDto {
  @UpTo(MAX_SKIN) skin: number = DEFAULT_LOOK.skin;
  @UpTo(1) gender: number = DEFAULT_LOOK.gender;
  @OfSlot('face') face: number = DEFAULT_LOOK.face;
  @OfSlot('hair') hair: number = DEFAULT_LOOK.hair;
  @Worn('cap') cap?: number;
  @Worn('coat') coat?: number;
  @Worn('pants') pants?: number;
  @Worn('shoes') shoes?: number;
  @Worn('glove') glove?: number;
  @Worn('cape') cape?: number;
  @Worn('shield') shield?: number;
  @Worn('weapon') weapon?: number;
  @IsOptional() @IsIn(WEAPON_TYPES) weaponType?: WeaponType;
  @IsIn(STANCES) stance: Stance = 'stand';
  @UpTo(MAX_FRAME) frame: number = 0;
  @IsIn(AVATAR_VIEWS) view: AvatarView = 'figure';
}

const ID = { type: 'integer', minimum: 1, maximum: MAX_INT32 } as const;

const NUMBERS: Readonly<Record<string, Schema>> = {
  skin: { type: 'integer', minimum: 0, maximum: MAX_SKIN, default: DEFAULT_LOOK.skin },
  gender: { type: 'integer', minimum: 0, maximum: 1, default: DEFAULT_LOOK.gender },
  face: { ...ID, default: DEFAULT_LOOK.face },
  hair: { ...ID, default: DEFAULT_LOOK.hair },
  ...Object.fromEntries(WORN_SLOTS.map((slot) => [slot, ID])),
  frame: { type: 'integer', minimum: 0, maximum: MAX_FRAME, default: 0 },
};

const WORDS: Readonly<Record<string, Schema>> = {
  weaponType: {
    type: 'string',
    enum: [...WEAPON_TYPES],
    description: 'Type of the weapon under a cash weapon',
  },
  stance: { type: 'string', enum: [...STANCES], default: 'stand' },
  view: { type: 'string', enum: [...AVATAR_VIEWS], default: 'figure' },
};

const PARAMETERS = { ...NUMBERS, ...WORDS };

/** Parses a look from the query; unknown values are ignored, as in other addresses. */
export function LookQuery(): ParameterDecorator {
  return QueryBody(LookQueryDto, PARAMETERS, toBody);
}

/** Passes values on that are no numbers, so that the rules can refuse them. */
function toBody(query: Query): object {
  const fields = Object.keys(PARAMETERS).flatMap((name) => {
    const value = query[name];
    if (value === undefined || value === '') return [];
    const isNumber = name in NUMBERS && typeof value === 'string' && /^\d{1,10}$/.test(value);
    return [[name, isNumber ? Number(value) : value] as const];
  });
  return Object.fromEntries(fields);
}
