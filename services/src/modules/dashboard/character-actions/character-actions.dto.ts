import { CHARACTER_ACTIONS, type CharacterAction } from '@portico/domain';
import { IsIn, IsString, Length } from 'class-validator';
import { Choice, Text } from '../../../platform/http/index.js';

/** Width of the game's column. */
const NAME_MAX_LENGTH = 13;

export const ACTION_OUTCOMES = ['disconnected', 'notPlaying', 'reset', 'nothingToReset'] as const;
export type ActionOutcome = (typeof ACTION_OUTCOMES)[number];

export class CharacterActionRequestDto {
  @Text("Name of one of the caller's characters", { minLength: 1, maxLength: NAME_MAX_LENGTH })
  @IsString()
  @Length(1, NAME_MAX_LENGTH)
  characterName: string;

  @Choice(
    CHARACTER_ACTIONS,
    '`disconnect`: saves and ends the session in the game; `reset`: clears a session left by a crash, when no one plays',
  )
  @IsIn(CHARACTER_ACTIONS)
  actionType: CharacterAction;
}

export class CharacterActedDto {
  @Choice(ACTION_OUTCOMES) outcome: ActionOutcome;
  @Text({ example: 'Tamarisk was disconnected' }) msg: string;
}
