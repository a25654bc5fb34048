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
  // The empty picture keeps the names of a list aligned.
  if (emblem === null) return <svg width={size} height={size} aria-hidden="true" />;
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

function pick<T>(choices: readonly T[], number: number): T | undefined {
  return choices[number % choices.length];
}
