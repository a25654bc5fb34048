import { CHARACTER_ACTIONS, type CharacterAction } from '@portico/domain';
import { IsIn, IsString, Length } from 'class-validator';
import { Choice, Text } from '../../../platform/http/index.js';

/** As wide as the game's column. */
const NAME_MAX_LENGTH = 13;

export const ACTION_OUTCOMES = ['disconnected', 'notPlaying', 'reset', 'nothingToReset'] as const;
export type ActionOutcome = (typeof ACTION_OUTCOMES)[number];

export class CharacterActionRequestDto {
  @Text('Name of a character of the account that asks', { minLength: 1, maxLength: NAME_MAX_LENGTH })
  @IsString()
  @Length(1, NAME_MAX_LENGTH)
  characterName: string;

  @Choice(
    CHARACTER_ACTIONS,
    '`disconnect`: ends the session in the game, saved; `reset`: clears what a crash left of one, when no one plays',
  )
  @IsIn(CHARACTER_ACTIONS)
  actionType: CharacterAction;
}

export class CharacterActedDto {
  @Choice(ACTION_OUTCOMES) outcome: ActionOutcome;
  @Text({ example: 'Tamarisk was disconnected' }) msg: string;
}
