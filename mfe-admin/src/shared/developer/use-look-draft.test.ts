import { DEFAULT_LOOK } from '@portico/domain';
import { DEFAULT_LOOK_DRAFT, readLook } from './look-form';

describe('a look that is entered', () => {
  it('is the default look where nothing is', () => {
    expect(readLook(DEFAULT_LOOK_DRAFT)).toEqual({ look: DEFAULT_LOOK, faults: {} });
  });

  it('takes ids with zeros ahead, and overalls as coats', () => {
    const { look, faults } = readLook({ ...DEFAULT_LOOK_DRAFT, cap: '01002357', coat: '1050000' });
    expect(look).toMatchObject({ cap: 1_002_357, coat: 1_050_000 });
    expect(faults).toEqual({});
  });

  it('says what is wrong with an id, and leaves that alone out', () => {
    const draft = {
      ...DEFAULT_LOOK_DRAFT,
      skin: '1000',
      cap: '1040002',
      pants: '-1',
      cape: '9999999',
      glove: '1082002',
    };
    const { look, faults } = readLook(draft);
    expect(look).toEqual({ ...DEFAULT_LOOK, glove: 1_082_002 });
    expect(faults).toEqual({
      skin: { code: 'category', id: 1000, category: undefined },
      cap: { code: 'category', id: 1_040_002, category: 'Coat' },
      pants: { code: 'number' },
      cape: { code: 'category', id: 9_999_999, category: undefined },
    });
  });
});
