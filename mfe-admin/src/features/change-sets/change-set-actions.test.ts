import { csvOf } from './change-set-actions';
import { CHANGES } from './test/change-sets-data';

const WORDS = { item: (id: number) => `Item ${id}`, dropper: () => '=Pond Snail', quest: String };

it('writes each row before and after, and no formula', () => {
  const [header, first, second, ...rest] = csvOf(CHANGES, WORDS).split('\r\n');
  expect(header).toContain('"before_chance","before_percent"');
  expect(first).toBe(
    `"monster",100100,"'=Pond Snail",7,"changed",4000019,"Item 4000019",4000019,2500,0.25,1,1,0,4000019,5000,0.5,1,1,0`,
  );
  expect(second).toBe(`"monster",100100,"'=Pond Snail",9,"added",0,"Item 0",,,,,,,0,2500,0.25,1,1,0`);
  expect(rest).toEqual(['']);
});
