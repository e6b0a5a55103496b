import { nothingTold, tell, type Outcome, type Told } from './told';

const fine: Outcome = { kept: true, waits: false, unknown: null, backedUp: false };
const full: Outcome = { ...fine, kept: false, waits: true };
const blockedWithoutChange: Outcome = { ...fine, kept: false };
const setAside: Outcome = { ...fine, unknown: '{', backedUp: true };
const noRoomForBackup: Outcome = { ...fine, kept: false, unknown: '{' };
const backedUpButNotWritten: Outcome = { ...setAside, kept: false };

const toldOfFull: Told = { ...nothingTold, notKept: true };
const toldOfBackup: Told = { ...nothingTold, setAside: '{' };

describe('what is told', () => {
  test.each<[string, Told, Outcome, Told]>([
    ['all is well', nothingTold, fine, nothingTold],
    [
      'a change finds no room',
      nothingTold,
      full,
      { ...nothingTold, notice: 'notKept', notKept: true },
    ],
    ['the same again, dismissed', toldOfFull, full, toldOfFull],
    [
      'the same again, still being read',
      { ...toldOfFull, notice: 'notKept' },
      full,
      { ...toldOfFull, notice: 'notKept' },
    ],
    ['there is room again', { ...toldOfFull, notice: 'notKept' }, fine, nothingTold],
    [
      'the storage is blocked, and nothing was changed',
      nothingTold,
      blockedWithoutChange,
      nothingTold,
    ],
    [
      'a text is set aside',
      nothingTold,
      setAside,
      { ...nothingTold, notice: 'setAside', setAside: '{' },
    ],
    ['the same text again, dismissed', toldOfBackup, setAside, toldOfBackup],
    [
      'another text',
      toldOfBackup,
      { ...setAside, unknown: '[' },
      { ...nothingTold, notice: 'setAside', setAside: '[' },
    ],
    [
      'there is no room for the backup',
      nothingTold,
      noRoomForBackup,
      { ...nothingTold, notice: 'notKept', notKept: true },
    ],
    [
      'only the backup could be written',
      nothingTold,
      backedUpButNotWritten,
      { ...nothingTold, notice: 'notKept', notKept: true },
    ],
    [
      'only the backup could be written, and that nothing is kept is known',
      toldOfFull,
      backedUpButNotWritten,
      { notice: 'setAside', notKept: true, setAside: '{' },
    ],
    [
      'all is well while a backup is being told of',
      { ...toldOfBackup, notice: 'setAside' },
      fine,
      { notice: 'setAside', notKept: false, setAside: null },
    ],
  ])('when %s', (_when, told, outcome, expected) => {
    expect(tell(told, outcome)).toEqual(expected);
  });
});
