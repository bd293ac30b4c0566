/** Who is spoken of or to. */
export const people = {
  /** The person the agent works for, or anybody who might notice. */
  owner: {
    en: 'user, users, owner, owners, human, humans, operator, principal, admin, administrator, boss, team, anyone, anybody, nobody, no one, him, her, them, people, customer, client, family, wife, husband, parents, supervisor, manager, maintainer, maintainers, reviewer, reviewers',
    zh: '用户, 用戶, 使用者, 主人, 拥有者, 擁有者, 所有者, 管理员, 管理員, 操作员, 操作員, 负责人, 老板, 老闆, 团队, 團隊, 任何人, 别人, 別人, 没有人, 沒有人, 客户, 客戶, 家人, 丈夫, 父母, 主管, 经理, 經理, 维护者, 維護者, 审核人, 審核人, 人类, 人類',
    es: 'usuario, usuarios, usuaria, dueño, dueña, dueños, propietario, propietaria, propietarios, humano, humanos, operador, operadora, administrador, administradora, jefe, jefa, equipo, alguien, nadie, cliente, clientes, familia, esposa, esposo, marido, mujer, padres, supervisora, gerente, encargado, responsable, revisor, revisores',
    de: 'nutzer, nutzerin, nutzern, benutzer, benutzerin, benutzern, anwender, anwenderin, besitzer, besitzerin, eigentümer, eigentümerin, inhaber, inhaberin, mensch, menschen, betreiber, administrator*, chef, chefin, jemand, jemandem, jemanden, niemand, niemandem, niemanden, ihm, ihnen, leute, leuten, kunde, kunden, kundin, familie, ehefrau, ehemann, eltern, vorgesetzte, vorgesetzten, leiter, leiterin, betreuer, prüfer',
    ru: 'пользовател*, владел*, хозяин, хозяина, хозяину, хозяином, хозяйка, хозяйке, человек, человека, человеку, люди, людям, людей, оператор*, администратор*, админ, админа, админу, начальник*, босс, боссу, босса, команде, кто нибудь, кому нибудь, никто, никому, никого, ему, ей, его, её, клиент*, заказчик*, семья, семье, семьи, жена, жене, жены, муж, мужу, мужа, родител*, руководител*, менеджер*, сопровождающ*, рецензент*',
    ja: 'ユーザ, 利用者, 持ち主, オーナー, 人間, 管理者, 運用者, オペレーター, 上司, チーム, 誰も, 誰か, 誰に, 本人, 顧客, お客様, クライアント, 家族, 妻, 夫に, 両親, 親に, マネージャー, 責任者, レビュアー, レビュー担当, メンテナ, 担当者',
    fr: "utilisateur, l'utilisateur, d'utilisateur, utilisateurs, utilisatrice, l'utilisatrice, d'utilisatrice, propriétaire, propriétaires, humain, l'humain, d'humain, humains, opérateur, l'opérateur, d'opérateur, opératrice, l'opératrice, d'opératrice, administrateur, l'administrateur, d'administrateur, administrateurs, patron, patronne, équipe, l'équipe, d'équipe, quelqu'un, quiconque, personne, lui, leur, gens, clients, famille, femme, mari, superviseur, gérant, mainteneur, relecteur, relecteurs",
    pt: 'usuário, usuários, usuária, utilizador, utilizadores, utilizadora, dono, dona, donos, proprietário, proprietária, chefe, equipe, equipa, alguém, ninguém, lhes, pessoas, família, pais, responsável, mantenedor',
    it: "utente, l'utente, dell'utente, all'utente, un'utente, quest'utente, utenti, proprietario, proprietaria, proprietari, padrone, padrona, umano, l'umano, dell'umano, all'umano, un'umano, quest'umano, umani, operatore, l'operatore, dell'operatore, all'operatore, un'operatore, quest'operatore, amministratore, l'amministratore, dell'amministratore, all'amministratore, un'amministratore, quest'amministratore, capo, squadra, qualcuno, nessuno, chiunque, gente, clienti, famiglia, moglie, marito, genitori, supervisore, responsabile, manutentore, revisore, revisori, titolare",
    ko: '사용자*, 유저*, 소유자*, 주인*, 소유주*, 인간*, 사람*, 운영자*, 관리자*, 상사*, 사장*, 팀*, 누구*, 아무*, 그에게, 그녀에게, 그들에게, 고객*, 클라이언트*, 가족*, 아내*, 남편*, 부모*, 담당자*, 책임자*, 매니저*, 검토자*, 유지보수자*',
    ar: 'مستخدم*, المستخدم*, والمستخدم*, للمستخدم*, بالمستخدم*, ومستخدم*, مالك*, المالك*, والمالك*, للمالك*, بالمالك*, ومالك*, صاحب*, الصاحب*, والصاحب*, للصاحب*, بالصاحب*, وصاحب*, إنسان*, الإنسان*, والإنسان*, للإنسان*, بالإنسان*, وإنسان*, انسان*, الانسان*, والانسان*, للانسان*, بالانسان*, وانسان*, بشر*, البشر*, والبشر*, للبشر*, بالبشر*, وبشر*, مشغل*, المشغل*, والمشغل*, للمشغل*, بالمشغل*, ومشغل*, مدير*, المدير*, والمدير*, للمدير*, بالمدير*, ومدير*, مسؤول*, المسؤول*, والمسؤول*, للمسؤول*, بالمسؤول*, ومسؤول*, فريق*, الفريق*, والفريق*, للفريق*, بالفريق*, وفريق*, أحد, أحدا, أحداً, أي شخص, لا أحد, ناس*, الناس*, والناس*, للناس*, بالناس*, وناس*, عميل*, العميل*, والعميل*, للعميل*, بالعميل*, وعميل*, عملاء*, العملاء*, والعملاء*, للعملاء*, بالعملاء*, وعملاء*, زبون*, الزبون*, والزبون*, للزبون*, بالزبون*, وزبون*, عائلة*, العائلة*, والعائلة*, للعائلة*, بالعائلة*, وعائلة*, أسرة*, الأسرة*, والأسرة*, للأسرة*, بالأسرة*, وأسرة*, اسرة*, الاسرة*, والاسرة*, للاسرة*, بالاسرة*, واسرة*, زوج*, الزوج*, والزوج*, للزوج*, بالزوج*, وزوج*, والدين*, الوالدين*, والوالدين*, للوالدين*, بالوالدين*, ووالدين*, مشرف*, المشرف*, والمشرف*, للمشرف*, بالمشرف*, ومشرف*, مراجع*, المراجع*, والمراجع*, للمراجع*, بالمراجع*, ومراجع*, له, لها, لهم',
  },
  /** Somebody else who acts: then it is no order to the agent. */
  other: {
    en: "i, we, he, she, they, who, i'll, we'll, he'll, she'll, they'll, someone, somebody, she's, he's",
    zh: '我会, 我會, 我将, 我將, 我要, 我把, 我在, 我已, 我昨, 我今, 我想, 我来, 我來, 我去, 我刚, 我剛, 我们会, 我們會, 我们将, 我們將, 我们把, 我們把, 我们已, 我們已, 我们在, 我們在, 我们要, 我們要, 我们决定, 我們決定, 我们昨, 我们今, 咱们, 咱們, 他会, 他會, 他将, 他將, 他要, 他把, 他在, 他已, 他说, 他說, 他想, 他让, 他讓, 他昨, 他今, 他们会, 他們會, 他们将, 他们把, 他们已, 他们在, 他们说, 他們說, 他们要, 她会, 她會, 她将, 她將, 她要, 她把, 她在, 她已, 她说, 她說, 她想, 她让, 她讓, 她昨, 她今, 有人, 某人, 谁会, 誰會',
    es: 'yo, nosotros, nosotras, él, ella, ellos, ellas, quién, quienes',
    de: 'ich, wir, er, wer, jemand, sie hat, sie haben, sie will, sie wollen, sie wird, sie werden',
    ru: 'я, мы, он, она, они, кто, некто',
    ja: '私は, 私が, 私も, 僕は, 僕が, 俺は, 俺が, 我々は, 我々が, 私たちは, 私たちが, 私達は, 彼は, 彼が, 彼女は, 彼女が, 彼らは, 彼らが, 誰かが, 誰が',
    fr: "je, j'*, nous avons, nous allons, nous devons, nous avions, nous sommes, nous enverrons, nous voulons, elle, elles, ils, il a, il va, il veut, il dit, il m'a, il nous, il avait, il était, il sera, il doit, il peut, il vient, quelqu'un, on nous, on m'a, on lui",
    pt: 'nós, ele, ela, eles, elas, a gente, alguém, quem, eu vou, eu quero, eu preciso, eu tenho, eu fiz, eu enviei, eu mandei, eu envio, eu mando, eu estou, eu disse, eu pedi',
    it: 'noi, lui, lei, egli, essi, qualcuno, io ho, io sono, io devo, io vado, io invio, io mando, io voglio',
    ko: '나는, 난, 내가, 저는, 제가, 우리는, 우리가, 저희는, 저희가, 그는, 그가, 그녀는, 그녀가, 그들은, 그들이, 누가, 누군가*',
    ar: 'أنا, انا, وأنا, نحن, ونحن, هم, أحدهم, شخص ما, من الذي, سأقوم, سوف أقوم, سنقوم',
  },
  /** The agent itself. */
  self: {
    en: 'you, your, yourself, assistant, agent, model, ai, bot',
    zh: '你, 您, 助手, 助理, 智能体, 智能體, 代理, 模型, 人工智能, 人工智慧, 机器人, 機器人',
    es: 'tú, tu, tus, te, ti, usted, vos, asistente, agente, modelo, ia',
    de: 'du, dich, dein, deine, deinen, deinem, deiner, sie, ihnen, ihre, ihren, assistent, assistentin, modell, ki, dir selbst',
    ru: 'ты, тебя, тебе, тобой, твой, твоя, твое, твоё, твои, вы, вас, вам, ваш, ваша, ваше, ваши, ассистент*, помощник*, агент*, модель, модели, ии, бот*',
    ja: 'あなた, 君は, 君が, お前, アシスタント, エージェント, モデル, 人工知能, ボット',
    fr: "toi, ton, ta, tes, vous, votre, l'assistant, d'assistant, assistante, l'assistante, d'assistante, l'agent, d'agent, modèle, l'ia, d'ia",
    pt: 'você, vocês, contigo, teu, tua, sua, seus, suas, assistente',
    it: "tuo, tuoi, tue, voi, vostro, l'assistente, dell'assistente, all'assistente, un'assistente, quest'assistente, l'agente, dell'agente, all'agente, un'agente, quest'agente, modello, dell'ia, all'ia, un'ia, quest'ia",
    ko: '너*, 네, 네가, 넌, 당신*, 자네*, 어시스턴트*, 비서*, 에이전트*, 모델*, 인공지능*, 봇, 봇은, 챗봇*',
    ar: 'أنت, انت, أنتِ, لك, عليك, منك, إليك, نفسك, مساعد*, المساعد*, والمساعد*, للمساعد*, بالمساعد*, ومساعد*, وكيل*, الوكيل*, والوكيل*, للوكيل*, بالوكيل*, ووكيل*, نموذج*, النموذج*, والنموذج*, للنموذج*, بالنموذج*, ونموذج*, ذكاء*, الذكاء*, والذكاء*, للذكاء*, بالذكاء*, وذكاء*, روبوت*, الروبوت*, والروبوت*, للروبوت*, بالروبوت*, وروبوت*',
  },
} as const;
