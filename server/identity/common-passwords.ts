/**
 * The passwords that people choose most, of those with eight characters, a letter and a number; in lower case.
 * Source: NordPass's yearly lists (nordpass.com/most-common-passwords-list) of 2024 and 2025 and the Portuguese
 * and Brazilian ones, as SecLists keeps them (github.com/danielmiessler/SecLists, Passwords/Common-Credentials).
 * The app has the same list, so that it refuses what this one would: a test holds them to each other.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  1234567a 12345678a 123456789a 123456aa 123456aa@ 1234abcd 1234qwer 123mudar 123qweasd
  12qwaszx 1a2b3c4d 1g2w3e4r 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 123admin
  a1234567 a12345678 a123456789 a1b2c3d4 aa@12345 aa@123456 aa@1234567 aa@123456789 aa102030 aa112233 aa123123
  aa123456 aa1234567 aa12345678 aa123456789 aaaa1111 aabb1122 ab123456 abc@1234 abc@12345 abc12345 abc123456
  abcd@123 abcd@1234 abcd1234 abcd1234@ admin@123 admin@1234 admin@2024 admin123 admin1234 admin12345 admin123456
  asd12345 asdf1234 azerty123 blink182 demo@123 gwerty123 hello123 jordan23 lol123456 myspace1
  p@$$w0rd p@55w0rd p@ssw0rd pass@123 pass@1234 pass@12345 passw0rd password@1 password@123 password1 password123
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qq123456 qwer1234 qwer4321 qwerty@123 qwerty1! qwerty1? qwerty12 qwerty123
  qwerty123! qwerty123? qwerty1234 qwerty12345 qwerty123456 target123 test@123 test1234 trustno1 user1234
  welcome@123 welcome1 zag12wsx zxcvbnm123
  amo12voc canal2006 claro12345 escola1234 gvt12345 intelbras123 mudar@123 mudar@2024 mudar123 senha@123
  senha@2024 senha123 teste123 tim12345 vivo12345
  corinthians123 flamengo123 palmeiras123
  anderson123 beatriz123 bruno123 carlos123 diego123 felipe123 fernanda123 gabriel123 julia123 leticia123
  lucas123 marcelo123 maria123 matheus123 pedro123 rodrigo123 thiago123
  `
    .split(/\s+/)
    .filter(Boolean),
);
