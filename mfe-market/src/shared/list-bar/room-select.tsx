import { FREE_MARKET_ROOMS } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';

export interface RoomSelectProps {
  /** `3` is FM3, '' all rooms. */
  room: string;
  /** How many stores each room has, where the page knows it. */
  rooms?: readonly { room: number; stores: number }[];
  onChange: (room: string) => void;
}

/** Values of a room in the address. */
export const ROOMS = FREE_MARKET_ROOMS.map((room) => `${room}` as const);

export function RoomSelect({ room, rooms, onChange }: RoomSelectProps) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const storesIn = new Map(rooms?.map((one) => [String(one.room), one.stores]));
  return (
    <SelectField
      label={t('room.label')}
      name="room"
      value={room}
      onChange={onChange}
      options={[
        { value: '', text: t('room.all') },
        ...ROOMS.map((value) => {
          const name = t('seller.room', { room: value });
          return {
            value,
            text: rooms === undefined ? name : `${name} (${number(storesIn.get(value) ?? 0)})`,
          };
        }),
      ]}
    />
  );
}
