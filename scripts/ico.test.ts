import { packIco } from './ico';

const pictures = [
  { size: 16, png: Buffer.from('sixteen') },
  { size: 256, png: Buffer.from('two hundred and fifty-six') },
];

describe('packIco', () => {
  const ico = packIco(pictures);

  it('says that it is an icon and how many pictures it holds', () => {
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  });

  it('writes a width of 256 pixels as 0', () => {
    expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 0]);
  });

  it('points at each picture with its place and length', () => {
    const found = [6, 22].map((entry) => {
      const start = ico.readUInt32LE(entry + 12);
      return ico.subarray(start, start + ico.readUInt32LE(entry + 8)).toString();
    });
    expect(found).toEqual(['sixteen', 'two hundred and fifty-six']);
  });
});
