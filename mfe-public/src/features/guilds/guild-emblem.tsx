import { BACKGROUNDS, MARKS } from '../../generated/guilds';
import type { RankedGuild } from './guilds.queries';

export interface GuildEmblemProps {
  emblem: RankedGuild['emblem'];
  size: number;
}

const COLORS = [
  '#c9483f',
  '#d9722e',
  '#d6a02c',
  '#8f9b31',
  '#4f9a45',
  '#2f9477',
  '#2f8ba3',
  '#3a6fbd',
  '#5456b8',
  '#7d4db3',
  '#a9479c',
  '#bf4a74',
  '#8a5b3c',
  '#5d6470',
  '#34404f',
  '#e6e0d2',
];

/** The portal draws the emblem itself: the game's four numbers choose its shapes and colors. */
export function GuildEmblem({ emblem, size }: GuildEmblemProps) {
  if (emblem === null) return <EmptyShield size={size} />;
  const { mark, markColor, background, backgroundColor } = emblem;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" data-testid="guild-emblem">
      <path
        d={pick(BACKGROUNDS, background)?.[1]}
        fill={background === 0 ? 'none' : pick(COLORS, backgroundColor)}
        stroke="currentColor"
        strokeOpacity="0.35"
      />
      {mark !== 0 && (
        <path
          d={pick(MARKS, mark + Math.floor(mark / 1000))?.[1]}
          fill={
            markColor % COLORS.length === backgroundColor % COLORS.length ? '#fff' : pick(COLORS, markColor)
          }
          stroke="#fff"
          strokeWidth="0.8"
          strokeLinejoin="round"
          paintOrder="stroke"
        />
      )}
    </svg>
  );
}

/** Guilds without an emblem have a blank shield, so that the names of a list stay aligned and no picture seems to be missing. */
function EmptyShield({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={BACKGROUNDS[0][1]}
        fill="currentColor"
        fillOpacity="0.08"
        stroke="currentColor"
        strokeOpacity="0.35"
        strokeDasharray="2.5 2"
      />
    </svg>
  );
}

function pick<T>(choices: readonly T[], number: number): T | undefined {
  return choices[number % choices.length];
}
