import {
  type AvatarView,
  fitsSlot,
  FRAME_WINDOWS,
  type LookSlot,
  MAX_SKIN,
  SLOT_CATEGORIES,
  type Stance,
  STANCES,
} from '@portico/avatar';
import { DEFAULT_LOOK, WEAPON_TYPES, type WeaponType } from '@portico/domain';
import { IsIn, IsInt, IsOptional, Max, Min, ValidateBy } from 'class-validator';

export const AVATAR_VIEWS = Object.keys(FRAME_WINDOWS);
export const MAX_FRAME = 31;

function OfSlot(slot: Exclude<LookSlot, 'skin'>): PropertyDecorator {
  return ValidateBy({
    name: 'ofSlot',
    validator: {
      validate: (value) => typeof value === 'number' && fitsSlot(slot, value),
      defaultMessage: () => `Must be the id of a ${SLOT_CATEGORIES[slot].join(' or ')}`,
    },
  });
}

function Worn(slot: Exclude<LookSlot, 'skin'>): PropertyDecorator {
  return (target, key) => {
    OfSlot(slot)(target, key);
    IsOptional()(target, key);
  };
}

export class LookQueryDto {
  @IsInt()
  @Min(0)
  @Max(MAX_SKIN)
  skin: number = DEFAULT_LOOK.skin;

  @IsInt()
  @Min(0)
  @Max(1)
  gender: number = DEFAULT_LOOK.gender;

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

  @IsOptional()
  @IsIn(WEAPON_TYPES)
  weaponType?: WeaponType;

  @IsIn(STANCES) stance: Stance = 'stand';

  @IsInt()
  @Min(0)
  @Max(MAX_FRAME)
  frame: number = 0;

  @IsIn(AVATAR_VIEWS) view: AvatarView = 'figure';
}
