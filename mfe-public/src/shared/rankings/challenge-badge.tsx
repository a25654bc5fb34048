import { challengeOf, type ChallengeMode } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { Badge, type IconName, type Tone } from '@portico/ui';

const LOOKS = {
  regular: { tone: 'neutral', icon: 'key' },
  hardcore: { tone: 'danger', icon: 'heart' },
  'group-ironman': { tone: 'info', icon: 'users' },
  'hardcore-fallen': { tone: 'neutral', icon: 'skull' },
} as const satisfies Record<ChallengeMode, { tone: Tone; icon: IconName }>;

/** Fields of the API that decide a character's challenge. */
export interface ChallengeFields {
  ironman_mode: number;
  ironman_deaths: number;
  ironman_group_id: number | null;
}

export function challengeOfPlayer(player: ChallengeFields): ChallengeMode | undefined {
  return challengeOf({
    mode: player.ironman_mode,
    deaths: player.ironman_deaths,
    groupId: player.ironman_group_id,
  });
}

/** A character's challenge as a word with its picture. Empty for characters without a challenge. */
export function ChallengeBadge({ player }: { player: ChallengeFields }) {
  const t = useTexts('mfe-public');
  const challenge = challengeOfPlayer(player);
  if (challenge === undefined) return null;
  return <Badge {...LOOKS[challenge]}>{t(`mode.${challenge}`)}</Badge>;
}
