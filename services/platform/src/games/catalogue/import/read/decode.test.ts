import { decodeList } from './decode.ts'

const bytes = (...values: number[]): Buffer => Buffer.from(values)
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1')

describe('reading a list whatever program wrote it', () => {
  it('distinguishes Windows-1252 from Latin-1 by its dashes, quotes and trade marks', () => {
    const curly = Buffer.concat([
      ascii('id,name\n1,Caf'),
      bytes(0xe9, 0x20, 0x93),
      ascii('Noir'),
      bytes(0x94, 0x20, 0x96, 0x99),
    ])
    expect(decodeList(curly, 'x')).toMatchObject({
      encoding: 'Windows-1252',
      text: 'id,name\n1,Café “Noir” –™',
    })
    const plain = Buffer.concat([ascii('id,name\n1,Caf'), bytes(0xe9), ascii(' Noir')])
    expect(decodeList(plain, 'x')).toMatchObject({ encoding: 'Latin-1', text: 'id,name\n1,Café Noir' })
  })

  it('takes a named encoding at its word: ISO 8859-1 has no curly quotes', () => {
    const list = Buffer.concat([ascii('id,name\n1,A'), bytes(0x93)])
    expect(decodeList(list, 'x', 'windows-1252').text).toBe('id,name\n1,A“')
    expect(decodeList(list, 'x', 'iso-8859-1').text).toBe('id,name\n1,A\u0093')
  })

  it('reads Thai of old programs, and western names in capitals as western', () => {
    const thai = Buffer.concat([ascii('1,'), bytes(0xe0, 0xa1, 0xc1, 0xb7, 0xb4, 0xca, 0xcd, 0xba)])
    expect(decodeList(thai, 'x')).toMatchObject({ encoding: 'TIS-620', text: '1,เกมทดสอบ' })
    const german = Buffer.concat([ascii('1,S'), bytes(0xdc, 0xdf), ascii('E K'), bytes(0xd6), ascii('NIGE')])
    expect(decodeList(german, 'x')).toMatchObject({ encoding: 'Latin-1', text: '1,SÜßE KÖNIGE' })
  })

  it('reads a list that was put together of several, line by line', () => {
    const mixed = Buffer.concat([
      Buffer.from('1,มังกร\n2,Café\n'),
      ascii('3,Caf'),
      bytes(0xe9, 0x99, 0x0a),
      Buffer.from('4,Piñata\n'),
    ])
    expect(decodeList(mixed, 'x')).toMatchObject({
      foreignLines: 1,
      text: '1,มังกร\n2,Café\n3,Café™\n4,Piñata\n',
    })
  })

  it('puts letters right that went through two programs, and leaves honest ones alone', () => {
    const twice = 'CafÃ© Queenâ€™s à¹€à¸\u0081à¸¡'
    expect(decodeList(Buffer.from(`1,${twice}`), 'x')).toMatchObject({
      text: '1,Café Queen’s เกม',
      mended: 3,
    })
    expect(decodeList(Buffer.from('1,Ângelo Ü São à la carte'), 'x')).toMatchObject({
      text: '1,Ângelo Ü São à la carte',
      mended: 0,
    })
  })
})
