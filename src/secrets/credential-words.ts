/**
 * The words by which people name credentials, one row per language, separated by commas. `*` stands for an ending of up to three
 * letters. Whatever finds credentials in sentences is made from this table; nothing else holds such words.
 */
type CredentialWords = {
  /** Always means a password. */
  readonly password: string;
  /** An everyday word that means a password only beside a login, a thing that has passwords, or `my`. */
  readonly maybePassword?: string;
  /** A secret number. */
  readonly pin: string;
  /** A number that opens one of the locks. */
  readonly code?: string;
  /** The three or four digits on the back of a card. */
  readonly cardCode?: string;
  readonly login: string;
  readonly is: string;
  /** May come between `is` and the value: `is now`, `ist noch`, `es el`. */
  readonly filler: string;
  /** Starts a description of a credential before its value: `for the router`, `that I use`. */
  readonly link: string;
  /** Introduces the new value: `changed the password to …`. */
  readonly towards?: string;
  /** `… as password`. */
  readonly as?: string;
  readonly mine: string;
  readonly article?: string;
  /** Negates `is`: `no es`. */
  readonly not?: string;
  /** Describes a password and is not one. */
  readonly state?: string;
  /** Joins two values or two clauses. */
  readonly and: string;
  /** What has passwords. */
  readonly account: string;
  /** What a secret number opens. */
  readonly lock: string;
  /** Nouns follow one another without a preposition, as in `Пароль вайфая: …`. */
  readonly hasCases?: boolean;
};

export const credentialWords: Readonly<Record<string, CredentialWords>> = {
  en: {
    password: 'password, passwd, passphrase, passcode, pass phrase, pw, pwd',
    maybePassword: 'pass',
    pin: 'pin, pin code, pin-code, pincode, pin number, pin no',
    code: 'code, combination',
    cardCode: 'cvv, cvv2, cvc, cvc2, security code',
    login: 'login, log-in, user, username, user name, user id, sign-in, account, e-mail, email, mail, credentials',
    is: "is, was, reads, equals, 's, is set to, will be, should be",
    filler: 'now, still, currently, just, simply, always, probably, the, a, following',
    link: 'of, for, to, on, at, in, from, with, that, which, i, we, you, he, she, they',
    towards: 'to, into',
    as: 'as',
    mine: 'my, our, your, his, her, their',
    article: 'the, a, this',
    state:
      'unknown, unchanged, same, forgotten, lost, expired, changed, reset, stored, saved, secret, missing, later, here, below, above, there, wrong, different, empty',
    and: 'and, or, but',
    account:
      'wifi, wi-fi, wlan, router, vpn, ssh, ftp, admin, root, server, account, login, log-in, e-mail, email, mail, user, guest, network, laptop, computer, app, database, db',
    lock: 'door, gate, alarm, safe, lock, lockbox, locker, padlock, garage, access, unlock, entry, entrance, building, keypad, phone, mobile, sim, card, debit, credit, bank, tablet',
  },
  de: {
    password: 'passwort*, kennwort*, losungswort, zugangscode',
    pin: 'pin, pin-code, pin-nummer, pinnummer, geheimzahl, geheimnummer, kartenpin, handypin, bankpin, simpin, türcode, alarmcode',
    code: 'code, zahlencode, kombination',
    cardCode: 'prüfnummer, kartenprüfnummer, sicherheitscode',
    login: 'benutzer, benutzername, nutzer, nutzername, login, anmeldename, konto, e-mail, mail, zugangsdaten',
    is: 'ist, war, lautet, lautete, heißt, heisst, wäre, bleibt',
    filler: 'jetzt, nun, noch, immer, weiterhin, aktuell, einfach, wohl, die, das, der, nach wie vor',
    link: 'der, des, für, fürs, vom, von, zum, zur, bei, beim, im, in, auf, am, an, das, die, meiner, meines, unserer, unseres, ich, wir',
    towards: 'auf, in',
    as: 'als',
    mine: 'mein, meine, unser, unsere, dein, deine, sein, seine, ihr, ihre',
    article: 'das, die, der, ein, eine, dieses, diese',
    state:
      'unbekannt, unverändert, gleich, gleiche, dasselbe, vergessen, verloren, abgelaufen, geändert, gespeichert, geheim, fehlt, später, siehe, dort, falsch, leer, bekannt',
    and: 'und, oder, aber',
    account: 'wlan, w-lan, router, konto, mail, gäste-wlan, gast, netz, rechner, server, zugang, laptop, datenbank',
    lock: 'tür, haustür, hoftür, tor, alarm, alarmanlage, safe, tresor, schloss, schließfach, spind, garage, garagentor, eingang, handy, telefon, karte, ec-karte, kreditkarte, bankkarte, girokarte, sim, sim-karte, fahrradschloss, zahlenschloss',
  },
  fr: {
    password: 'mot de passe, mots de passe, mdp, phrase secrète',
    pin: 'pin, code pin, code secret, code confidentiel, digicode',
    code: 'code, combinaison',
    cardCode: 'cryptogramme, cvv, cvc',
    login: 'identifiant, identifiants, utilisateur, nom d’utilisateur, login, compte, courriel, e-mail, mail',
    is: "est, était, c'est, c’est, sera, reste",
    filler: 'maintenant, toujours, encore, désormais, simplement, le, la',
    link: "de, du, des, d', d’, pour, sur, à, au, aux, dans, que, qui, chez",
    towards: 'en, par, à',
    as: 'comme',
    mine: 'mon, ma, notre, ton, votre, son, leur',
    article: 'le, la, un, ce',
    state:
      'inconnu, inchangé, identique, oublié, perdu, expiré, changé, enregistré, secret, voir, plus tard, faux, vide',
    and: 'et, ou, mais',
    account: 'wifi, wi-fi, box, routeur, compte, mail, messagerie, serveur, réseau, session, ordinateur',
    lock: 'porte, portail, alarme, coffre, coffre-fort, cadenas, garage, immeuble, entrée, téléphone, portable, carte, sim, accès, casier',
  },
  es: {
    password: 'contraseña, contrasena',
    maybePassword: 'clave',
    pin: 'pin, código pin, codigo pin, número pin, número secreto, código secreto',
    code: 'código, codigo, clave, combinación',
    cardCode: 'código de seguridad, cvv, cvc',
    login: 'usuario, usuaria, nombre de usuario, login, cuenta, correo, e-mail, email, credenciales',
    is: 'es, era, será, sigue siendo',
    filler: 'ahora, todavía, aún, siempre, simplemente, el, la',
    link: 'de, del, para, en, que, al, con',
    towards: 'a, por',
    as: 'como',
    mine: 'mi, nuestra, nuestro, tu, su',
    article: 'la, el, una, un, esta',
    state:
      'desconocida, misma, igual, olvidada, perdida, caducada, cambiada, guardada, secreta, ver, luego, falta, vacía',
    not: 'no',
    and: 'y, o, pero',
    account: 'wifi, wi-fi, router, red, cuenta, correo, servidor, portátil, ordenador, banco, acceso',
    lock: 'puerta, portal, alarma, caja fuerte, candado, garaje, edificio, móvil, teléfono, tarjeta, sim, acceso, taquilla, cerradura',
  },
  pt: {
    password: 'senha, palavra-passe, palavra passe',
    pin: 'pin, código pin, código secreto',
    code: 'código, combinação',
    login: 'usuário, utilizador, nome de usuário, login, conta, e-mail, email',
    is: 'é, era, será, continua sendo',
    filler: 'agora, ainda, sempre, simplesmente, o, a',
    link: 'de, do, da, dos, das, para, no, na, em, que',
    towards: 'para, por',
    as: 'como',
    mine: 'minha, meu, nossa, nosso, sua, seu, tua',
    article: 'a, o, uma, esta',
    state:
      'desconhecida, mesma, igual, esquecida, perdida, expirada, alterada, guardada, secreta, ver, depois, falta, vazia',
    not: 'não',
    and: 'e, ou, mas',
    account: 'wifi, wi-fi, roteador, rede, conta, e-mail, servidor, banco, computador',
    lock: 'porta, portão, alarme, cofre, cadeado, garagem, prédio, celular, telemóvel, telefone, cartão, chip',
  },
  it: {
    password: "password, parola d'ordine, parola d’ordine, parola chiave",
    pin: 'pin, codice pin, codice segreto',
    code: 'codice, combinazione',
    login: 'utente, nome utente, login, conto, account, e-mail, email, credenziali',
    is: "è, era, sarà, e'",
    filler: 'adesso, ora, ancora, sempre, semplicemente, il, la, lo',
    link: "di, del, della, dello, dell', dell’, dei, per, su, sul, in, che",
    towards: 'in, a',
    as: 'come',
    mine: 'mia, mio, nostra, nostro, tua, tuo, sua, suo',
    article: 'la, il, lo, una, questa',
    state:
      'sconosciuta, stessa, uguale, dimenticata, persa, scaduta, cambiata, salvata, segreta, vedi, dopo, manca, vuota',
    not: 'non',
    and: 'e, o, ma',
    account: 'wifi, wi-fi, router, rete, conto, posta, server, computer',
    lock: 'porta, cancello, allarme, cassaforte, lucchetto, garage, palazzo, ingresso, telefono, cellulare, carta, bancomat, sim',
  },
  nl: {
    password: 'wachtwoord*, ww',
    pin: 'pin, pincode, pin-code',
    code: 'code, cijfercode',
    login: 'gebruiker, gebruikersnaam, login, account, rekening, e-mail, mail',
    is: 'is, was, luidt, blijft',
    filler: 'nu, nog, steeds, altijd, gewoon, het, de',
    link: 'van, voor, op, bij, in, aan, dat, die, ik, we',
    towards: 'naar, in',
    as: 'als',
    mine: 'mijn, ons, onze, jouw, zijn, haar',
    article: 'het, de, een, dit',
    and: 'en, of, maar',
    account: 'wifi, wi-fi, router, netwerk, account, mail, server, laptop',
    lock: 'deur, voordeur, poort, alarm, kluis, slot, garage, telefoon, pas, bankpas, kaart, sim',
  },
  ru: {
    password: 'парол*, паролем',
    pin: 'пин, пин-код*, пинкод*, пин код*, pin, pin-код, секретный код',
    code: 'код, кода',
    login: 'логин, пользователь, имя пользователя, аккаунт, учётка, почта, e-mail',
    is: 'это, был, будет, теперь, такой, — это, - это',
    filler: 'теперь, сейчас, такой, всё ещё, пока, просто',
    link: 'от, для, к, на, в, у, который, которым',
    towards: 'на',
    as: 'как',
    mine: 'мой, наш, твой, ваш, его, её, их, мои',
    article: 'этот',
    state: 'неизвестен, прежний, тот же, забыт, утерян, истёк, изменён, сохранён, секрет, потом, нет, пустой, известен',
    not: 'не',
    and: 'и, или, а, но',
    account: 'вайфай*, вай-фай*, wi-fi, wifi, роутер*, почт*, сервер*, сет*, аккаунт*, ноутбук*',
    lock: 'двер*, домофон*, подъезд*, сигнализац*, сейф*, замк*, замок, ворот*, гараж*, телефон*, карт*, карточк*, сим-карт*',
    hasCases: true,
  },
  pl: {
    password: 'hasło, hasła, hasłem, haslo',
    pin: 'pin, kod pin, pinu',
    code: 'kod',
    login: 'login, użytkownik, nazwa użytkownika, konto, e-mail, mail',
    is: 'jest, brzmi, było',
    filler: 'teraz, nadal, wciąż, po prostu',
    link: 'do, od, na, dla, w, z, które',
    towards: 'na, to',
    as: 'jako',
    mine: 'moje, mój, nasze, nasz, twoje, jego, jej',
    not: 'nie',
    and: 'i, lub, albo, ale',
    account: 'wifi, wi-fi, router*, sieci, konta, poczty, serwera, laptop*',
    lock: 'drzwi, bramy, alarmu, sejfu, kłódki, garażu, telefonu, karty, sim',
    hasCases: true,
  },
  cs: {
    password: 'heslo, hesla, heslem',
    pin: 'pin, pin kód',
    login: 'login, uživatel, uživatelské jméno, účet, e-mail, mail',
    is: 'je, bylo, zní',
    filler: 'teď, nyní, stále, pořád',
    link: 'k, ke, do, pro, na, od, které',
    towards: 'na',
    as: 'jako',
    mine: 'moje, mé, můj, naše, tvoje, jeho, její',
    and: 'a, nebo, ale',
    account: 'wifi, wi-fi, router*, sítě, účtu, serveru',
    lock: 'dveří, brány, alarmu, sejfu, zámku, garáže, telefonu, karty, kartě, sim',
    hasCases: true,
  },
  sv: {
    password: 'lösenord*, passord*, adgangskode*, kodeord*',
    pin: 'pin, pinkod*, pin-kod*, pinkode*',
    code: 'kod, kode',
    login: 'användare, användarnamn, inloggning, bruker, brukernavn, konto, e-post, mejl',
    is: 'är, var, er, lyder',
    filler: 'nu, nå, fortfarande, alltid, bara',
    link: 'för, till, på, i, som, for, til, av',
    towards: 'till, til',
    as: 'som',
    mine: 'mitt, min, vårt, vår, ditt, din, hans, hennes',
    and: 'och, eller, men, og',
    account: 'wifi, wi-fi, router*, nätverk*, konto*, server*',
    lock: 'dörr*, port*, larm*, kassaskåp*, lås*, garage*, telefon*, mobil*, kort*, sim',
  },
  tr: {
    password: 'şifre*, sifre*, parola*',
    pin: 'pin, pin kodu',
    login: 'kullanıcı, kullanıcı adı, hesap, e-posta',
    is: 'şu, artık, şöyle',
    filler: 'şimdi, hâlâ',
    link: 'için',
    mine: 'benim, bizim, onun',
    and: 've, veya, ama',
    account: 'wifi, wi-fi, modem, hesap, sunucu, ağ',
    lock: 'kapı, alarm, kasa, kilit, telefon, kart, sim',
    hasCases: true,
  },
  zh: {
    password: '密码, 密碼, 口令',
    pin: 'pin码, pin碼, pin 码, 门禁码, 門禁碼',
    login: '用户名, 用戶名, 账号, 帐号, 帳號, 登录名, 邮箱',
    is: '是, 为, 為, 改成, 改为, 设为, 換成',
    filler: '现在, 還是, 还是',
    link: '在',
    towards: '改成',
    mine: '我的, 我们的, 我們的, 他的, 她的',
    and: '和, 或',
    account: '无线, 路由器, 邮箱, 账号, 帐号, wifi, 电脑, 服务器',
    lock: '门, 門, 保险箱, 银行卡, 信用卡, 手机',
  },
  ja: {
    password: 'パスワード, パスフレーズ, 合言葉',
    pin: '暗証番号, pinコード, pin番号',
    login: 'ログイン, ユーザー名, ユーザ名, アカウント, メール',
    is: 'は, が, は、',
    filler: '今, 今は, まだ',
    link: 'の',
    mine: '私の, 僕の, 俺の, うちの',
    and: 'と',
    account: 'wifi, ルーター, アカウント, メール, サーバー',
    lock: 'ドア, 玄関, 金庫, カード, 携帯, スマホ',
  },
  ko: {
    password: '비밀번호, 패스워드, 암호, 비번',
    pin: '핀번호, pin번호, 핀 번호',
    login: '아이디, 사용자, 계정, 로그인, 이메일',
    is: '는, 은, 가, 이',
    filler: '지금, 아직',
    link: '의',
    mine: '내, 제, 우리',
    and: '와, 과',
    account: '와이파이, 공유기, 계정, 메일, 서버',
    lock: '문, 현관, 금고, 카드, 휴대폰',
  },
};
