import { MAX_SKIN, STANCES } from '@portico/avatar';
import { DEFAULT_LOOK, MAX_INT32, WEAPON_TYPES, WORN_SLOTS } from '@portico/domain';
import { type Query, QueryBody, type Schema } from '../../../platform/http/index.js';
import { AVATAR_VIEWS, LookQueryDto, MAX_FRAME } from './look-query.dto.js';

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
