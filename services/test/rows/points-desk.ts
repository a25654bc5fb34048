import type { PointsAddedDto, PointsRequestDto } from '../../src/modules/admin/points/points.dto.js';
import type { AdminDesk, Person } from './admin-desk.js';

export const ADD_POINTS = '/api/voting/admin/add-points';
export const POINTS_REQUESTS = '/api/admin/points';

/** A request for a grant of NX. */
export function nx(to: Pick<Person, 'name'>, amount: unknown, reason?: string): object {
  const asked = { characterName: to.name, pointType: 'nx', amount };
  return reason === undefined ? asked : { ...asked, reason };
}

export class PointsDesk {
  constructor(private readonly desk: AdminDesk) {}

  add(by: Person, body: object | string, key?: string) {
    return this.desk.post<PointsAddedDto>(ADD_POINTS, by, body, { key });
  }

  /** The id of a grant that waits for a second admin. */
  async ask(by: Person, to: Person, amount = 100_000): Promise<number> {
    const { body } = await this.add(by, nx(to, amount, 'a lost Zakum helmet'));
    if (body.requestId === null) throw new Error(`No second admin is needed: ${body.message}`);
    return body.requestId;
  }

  decide(id: number, how: 'approve' | 'refuse', by: Person, api = this.desk.api) {
    return this.desk.post<PointsRequestDto>(`${POINTS_REQUESTS}/${id}/${how}`, by, {}, { api });
  }

  async balanceOf({ id }: Person): Promise<{ nx: number; vp: number }> {
    const [row] = await this.desk.select<{ nx: number | null; vp: number }>(
      'SELECT nxCredit AS nx, votepoints AS vp FROM accounts WHERE id = ?',
      id,
    );
    return { nx: Number(row?.nx ?? 0), vp: Number(row?.vp ?? 0) };
  }
}
