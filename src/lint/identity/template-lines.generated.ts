// Generated from templates/ by `npm run generate`. Do not edit.
/** Hashes of the lines of our templates, divided by spaces, by the name of the file. */
export const templateLines: Readonly<Record<string, string>> = {
  'IDENTITY.md': '1639f2f 16sltys i71fal',
  'MEMORY.md': '182l5cf 18i32b9 18qkfee 1ifttc7 1wkj8zk a904c7 b8ddyr ci2b60 jvwbgb prujl0',
  'SOUL.md': '10s2kcd 128s7yb 12varc1 13xskyw 14r9ro 15vh1n1 1639f2f 16rrtlg 17037al 17kchfm 17ptc1j 1ce6ngg 1cj58u5 1dluj5r 1ea20vj 1fok25z 1g5elzi 1gbfsra 1gcgf9w 1h7er9l 1impw1y 1iqxc5w 1jctb6o 1jnx8wy 1jp9urv 1maqw8k 1n4ixgh 1ni3e49 1puwmbj 1q7muql 1r8z7g 1rabee9 1ucjzis 1un09ya 2b7ry5 31hbge 3opmsa 4fead4 4ox5xn 5p5akd 5znbkj 66lxpq 7p8twc 8zapc4 ajrobs as10sb br42ka c8zioz f0czad fg7ev5 grrr91 i9ay87 iox4lf jpn909 jyi0ls k3ahgt kk7h l3zb2h o099vq oed2pz ogkvmc qzv58j r2gs9n ryg24z t10w5f t6s5kp tdv3k5 u8oqlf v0bu2c vmto64 wn6fgi x319dp xlbpb6 z0tt6z',
  'USER.md': '106621o 170tjic 1c50eme 1equb2x 1nid7gm 1pxmc3f 1rrpa1m 1s6ojf1 1xbmlbj gocviu q9u6hv ssnort tw7hdc yzpsju znved4',
};
