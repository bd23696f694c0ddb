import { createNameDecoder } from '../../../../../server/media/names/name-decoder.ts';

/** The names of one archive, and their bytes as Python encodes them. */
const archives: [encoding: string, names: string[], bytes: string[]][] = [
  [
    'shift_jis',
    ['進撃の巨人 第01話.jpg', '進撃の巨人 第02話.jpg'],
    ['90698c8282cc8b90906c2091e6303198622e6a7067', '90698c8282cc8b90906c2091e6303298622e6a7067'],
  ],
  ['shift_jis', ['ソ表能/01.jpg'], ['835c955c945c2f30312e6a7067']],
  ['shift_jis', ['表紙.png'], ['955c8e862e706e67']],
  ['shift_jis', ['ワンピース/巻一/001.jpg'], ['838f83938373815b83582f8aaa88ea2f3030312e6a7067']],
  ['shift_jis', ['ｶﾊﾞｰ 表紙.jpg'], ['b6cadeb020955c8e862e6a7067']],
  ['shift_jis', ['魔女の宅急便.jpg'], ['96828f9782cc91ee8b7d95d62e6a7067']],
  ['gbk', ['第1话.jpg'], ['b5da31bbb02e6a7067']],
  ['gbk', ['海贼王 第001话.jpg'], ['baa3d4f4cdf520b5da303031bbb02e6a7067']],
  ['gbk', ['封面.jpg', '第一章.jpg'], ['b7e2c3e62e6a7067', 'b5dad2bbd5c22e6a7067']],
  ['gbk', ['龙珠/第01卷/001.jpg'], ['c1fad6e92fb5da3031beed2f3030312e6a7067']],
  ['gbk', ['三国演义.png'], ['c8fdb9fad1ddd2e52e706e67']],
  ['gbk', ['西游记/猴王出世.jpg'], ['cef7d3cebcc72fbaefcdf5b3f6cac02e6a7067']],
  ['big5', ['第1話.jpg'], ['b2c431b8dc2e6a7067']],
  ['big5', ['海賊王 第001話.jpg'], ['aefcb8e9a4fd20b2c4303031b8dc2e6a7067']],
  ['big5', ['封面.jpg', '第一章.jpg'], ['abcaadb12e6a7067', 'b2c4a440b3b92e6a7067']],
  ['big5', ['漫畫/許功蓋.jpg'], ['baa9b5652fb35ca55cbb5c2e6a7067']],
  ['big5', ['三國演義.png'], ['a454b0eaba74b8712e706e67']],
  ['euc-kr', ['제1화.jpg'], ['c1a631c8ad2e6a7067']],
  ['euc-kr', ['원피스 001.jpg'], ['bff8c7c7bdba203030312e6a7067']],
  ['euc-kr', ['표지.jpg'], ['c7a5c1f62e6a7067']],
  ['euc-kr', ['신의 탑/1권/001.jpg'], ['bdc5c0c720c5be2f31b1c72f3030312e6a7067']],
  ['euc-kr', ['나 혼자만 레벨업 12화.jpg'], ['b3aa20c8a5c0dab8b820b7b9baa7bef7203132c8ad2e6a7067']],
  ['windows-1251', ['Глава 1.jpg'], ['c3ebe0e2e020312e6a7067']],
  ['windows-1251', ['Мастер и Маргарита 01.jpg'], ['cce0f1f2e5f020e820cce0f0e3e0f0e8f2e02030312e6a7067']],
  ['windows-1251', ['обложка.jpg'], ['eee1ebeee6eae02e6a7067']],
  ['windows-1251', ['ЧЕЛОВЕК-ПАУК/стр 01.jpg'], ['d7c5cbcec2c5ca2dcfc0d3ca2ff1f2f02030312e6a7067']],
  ['windows-1251', ['Том 2 - Ёжик.jpg'], ['d2eeec2032202d20a8e6e8ea2e6a7067']],
  ['code page 866', ['Глава 1.jpg'], ['83aba0a2a020312e6a7067']],
  ['code page 866', ['Мастер и Маргарита 01.jpg'], ['8ca0e1e2a5e020a8208ca0e0a3a0e0a8e2a02030312e6a7067']],
  ['code page 866', ['обложка.jpg'], ['aea1abaea6aaa02e6a7067']],
  ['code page 866', ['ЧЕЛОВЕК-ПАУК/стр 01.jpg'], ['97858b8e82858a2d8f80938a2fe1e2e02030312e6a7067']],
  ['windows-1252', ['página 1.jpg'], ['70e167696e6120312e6a7067']],
  ['windows-1252', ['Coração de mãe.jpg'], ['436f7261e7e36f206465206de3652e6a7067']],
  ['windows-1252', ['AÇÃO.jpg'], ['41c7c34f2e6a7067']],
  ['windows-1252', ['L’œuvre – été.jpg'], ['4c929c75767265209620e974e92e6a7067']],
  ['windows-1252', ['Müßiggang/Über uns.jpg'], ['4dfcdf696767616e672fdc62657220756e732e6a7067']],
  ['windows-1252', ['São João/capítulo nº 3.jpg'], ['53e36f204a6fe36f2f636170ed74756c6f206eba20332e6a7067']],
  ['windows-1252', ['Über.jpg'], ['dc6265722e6a7067']],
  ['windows-1252', ['Édition.jpg'], ['c9646974696f6e2e6a7067']],
  ['windows-1252', ['El Niño.jpg'], ['456c204e69f16f2e6a7067']],
  ['windows-1252', ['É.jpg'], ['c92e6a7067']],
  ['code page 850', ['página 1.jpg'], ['70a067696e6120312e6a7067']],
  ['code page 850', ['Coração de mãe.jpg'], ['436f726187c66f206465206dc6652e6a7067']],
  ['code page 850', ['AÇÃO.jpg'], ['4180c74f2e6a7067']],
  ['code page 850', ['été.jpg'], ['8274822e6a7067']],
  ['code page 850', ['Müßiggang/Über uns.jpg'], ['4d81e1696767616e672f9a62657220756e732e6a7067']],
  ['code page 850', ['São João.jpg'], ['53c66f204a6fc66f2e6a7067']],
  ['code page 850', ['Édition.jpg'], ['90646974696f6e2e6a7067']],
  ['code page 850', ['El Niño.jpg'], ['456c204e69a46f2e6a7067']],
  ['code page 437', ['página 1.jpg'], ['70a067696e6120312e6a7067']],
  ['code page 437', ['été.jpg'], ['8274822e6a7067']],
  ['code page 437', ['Über.jpg'], ['9a6265722e6a7067']],
  ['code page 437', ['Édition.jpg'], ['90646974696f6e2e6a7067']],
  ['code page 437', ['El Niño.jpg'], ['456c204e69a46f2e6a7067']],
];

const bytesOf = (hex: string) => Buffer.from(hex, 'hex');

test.each(archives)('decodes names in %s: %j', (_encoding, names, bytes) => {
  expect(bytes.map(bytesOf).map(createNameDecoder(bytes.map(bytesOf)))).toEqual(names);
});

test('UTF-8 names are decoded as UTF-8', () => {
  const names = ['表紙.jpg', 'página 1.jpg', 'a.jpg', 'Глава/🙂.jpg'].map((name) => Buffer.from(name));
  expect(names.map(createNameDecoder(names))).toEqual(names.map(String));
});

test('all names of an archive have the same encoding, so long names disambiguate short ones', () => {
  const names = ['93ae2e6a7067', '90698c8282cc8b90906c2e6a7067'].map(bytesOf);
  expect(names.map(createNameDecoder(names))).toEqual(['動.jpg', '進撃の巨人.jpg']);
});

test('all bytes can be decoded, and different names stay different', () => {
  const every = Array.from({ length: 256 }, (_, byte) => Buffer.from([0xff, byte]));
  expect(new Set(every.map(createNameDecoder(every))).size).toBe(256);
  const alone = every.map((name) => createNameDecoder([name])(name));
  expect(alone.every((name) => name.length > 0)).toBe(true);
});

test('decoding is deterministic', () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    Buffer.from([0x93, 0xae, index >> 8, index & 255]),
  );
  const [first = Buffer.of()] = many;
  expect(createNameDecoder(many)(first)).toBe(createNameDecoder(many)(first));
});
