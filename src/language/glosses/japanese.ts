/**
 * Everyday Japanese by the English word that means about the same, one meaning a line: first the English word, then Japanese
 * ones in the usual spellings. Verbs and adjectives stand without what changes at their ends.
 */
export const japanese = `
doctor 医者 医師 お医者さん 主治医 先生に診 ドクター
dentist 歯医者 歯科 歯科医 虫歯 歯医者さん 矯正
hospital 病院 入院 退院 総合病院 病室 救急外来 病棟
clinic 診療所 クリニック 医院 内科 外科 小児科 眼科 耳鼻科 皮膚科 整形外科 保健所
nurse 看護師 看護 介護 ナース 看護婦
surgery 手術 オペ
pharmacy 薬局 ドラッグストア 薬剤師
medicine 薬 医薬品 服用 くすり 目薬 痛み止め 風邪薬 軟膏 常備薬
pill 錠剤 カプセル
antibiotic 抗生物質 抗生剤
vitamin ビタミン サプリ サプリメント 鉄分 栄養剤
prescription 処方 処方箋
vaccine 予防接種 ワクチン 接種
injection 注射 点滴
ill 病気 病 体調不良 具合が悪 疾患
flu 風邪 インフルエンザ かぜ 流感 胃腸炎
fever 熱 発熱 高熱 体温 微熱
cough 咳 せき 痰
headache 頭痛 偏頭痛 片頭痛
pain 痛 痛み 痛い 腰痛 腹痛
allergy アレルギー 花粉症 蕁麻疹 じんましん
diabetes 糖尿病 血糖値 血糖
pressure 血圧 高血圧 圧力 血圧計
injury 怪我 けが ケガ 骨折 捻挫 負傷 打撲 傷 肉離れ
heal 治 回復 完治 治療 治った
diagnosis 診断 診断書
examination 検査 健康診断 診察 検診 人間ドック 健診 レントゲン
ambulance 救急車 救急
cancer 癌 がん ガン 腫瘍
infection 感染 炎症 ウイルス 細菌
asthma 喘息 ぜんそく
pregnancy 妊娠 妊婦 産婦人科 つわり
birth 出産 出生 分娩 産まれ 産む
insomnia 不眠 不眠症 眠れ 眠れない 寝付け 寝つけ
rash 発疹 湿疹 アトピー かぶれ
itching 痒 かゆ かゆみ
health 健康 体調 体の調子
heart 心臓 胸 心拍
tooth 歯 親知らず 奥歯 乳歯
eye 目 瞳 視力 眼
glasses 眼鏡 メガネ めがね サングラス コンタクト コンタクトレンズ 眼鏡屋 老眼鏡
ear 耳 補聴器 聴力 左耳 右耳
head 頭 額 おでこ
face 顔 頬 そばかす
nose 鼻 鼻水 くしゃみ 鼻づまり
mouth 口 唇
hair 髪 髪の毛 白髪 パーマ かつら
hand 手 手首 手のひら 左利き
arm 腕 肘 ひじ
finger 指 爪
leg 脚 足 太もも ふくらはぎ
foot 足首 足の裏 かかと
knee 膝 ひざ
shoulder 肩 肩こり
neck 首
throat 喉 のど 扁桃腺
back 背中 腰 背骨 ぎっくり腰
stomach 胃 お腹 おなか 胃腸 腹 胃痛 便秘 胸焼け
skin 肌 皮膚 ニキビ
blood 血 血液 出血 献血
bone 骨
muscle 筋肉 筋トレ
brain 脳 脳卒中
lung 肺 肺炎
liver 肝臓
kidney 腎臓
mother 母 お母さん 母親 ママ おふくろ 義母 お義母さん 姑
father 父 お父さん 父親 パパ おやじ 義父 舅
parents 両親 親 実家 保護者
son 息子 長男 次男 息子さん せがれ
daughter 娘 長女 次女 娘さん
child 子供 子ども こども 子 お子さん 児童 幼児
baby 赤ちゃん 赤ん坊 乳児 新生児 ベビー おしゃぶり
brother 兄 弟 お兄さん お兄ちゃん 兄弟 弟さん 義兄 義弟
sister 姉 妹 お姉さん お姉ちゃん 姉妹 妹さん 義姉 義妹 小姑
grandmother 祖母 おばあさん おばあちゃん ばあちゃん 婆
grandfather 祖父 おじいさん おじいちゃん じいちゃん
grandparents 祖父母
grandson 孫 お孫さん 孫娘
uncle おじさん 叔父 伯父 おじ
aunt おばさん 叔母 伯母 おば
nephew 甥 おい 甥っ子
niece 姪 めい 姪っ子
cousin いとこ 従兄弟 従姉妹 従兄
husband 夫 旦那 主人 旦那さん ご主人
wife 妻 嫁 奥さん 家内 女房
wedding 結婚式 披露宴 挙式 ウェディング
marry 結婚 婚約 入籍 新婚 プロポーズ 嫁ぐ
divorce 離婚 別居
family 家族 家庭 一家
relatives 親戚 親類 身内
friend 友達 友人 友だち 親友 仲間 ともだち 仲良
girlfriend 彼女 恋人 彼氏 ガールフレンド
date デート 日付 日程表
neighbor 隣人 お隣 近所 隣の人 ご近所 隣 隣家
guest 客 お客さん お客様 来客 招待客
boss 上司 社長 部長 課長 店長 ボス
colleague 同僚 後輩 先輩 同期
teacher 先生 教師 教員 担任 教授 講師
student 学生 生徒 大学生 高校生 中学生 小学生 受講生
lawyer 弁護士 司法書士
accountant 会計士 税理士 経理
plumber 水道屋 水道業者 配管工 水道工事
electrician 電気屋 電気工事
repairman 修理店 整備工場 業者 修理屋 修理業者 整備士
driver 運転手 ドライバー
waiter 店員 ウェイター 従業員
hairdresser 美容師 美容院 床屋 理髪店 散髪 ヘアサロン 美容室
chef 料理人 シェフ 板前
engineer エンジニア 技術者 技師
programmer プログラマー 開発者
carpenter 大工 職人 木工職人
owner 持ち主 大家 大家さん オーナー 家主
woman 女性 女 女の人
man 男性 男 男の人
person 人 人物 方々
boy 男の子 少年
girl 女の子 少女
name 名前 名 氏名 名称 なまえ 苗字 名字
nickname あだ名 愛称 ニックネーム
birthday 古希 喜寿 米寿 誕生日 生年月日 バースデー 還暦
born 生まれ 誕生
age 年齢 歳 才
anniversary 記念日 周年 結婚記念日
funeral 葬式 葬儀 お通夜 告別式 法事 お葬式 葬儀屋
die 亡くな 死 死亡 死去 他界 逝去 亡くなっ 亡くなる 死ぬ 死ん
live 住 暮ら 住まい 在住 居住 住む 住ん 暮らし
move 引っ越 引越 引越し 転居 移転 引っ越し 引っ越す 転勤
house 家 住宅 一戸建て うち 自宅 お宅 一軒家
apartment マンション アパート 団地 部屋探し ワンルーム
rent 家賃 賃貸 敷金 礼金 借家 管理費 部屋代 賃料 借り
mortgage 住宅ローン
room 部屋 居間 リビング 和室 寝室 個室
kitchen 台所 キッチン 流し台 シンク おろし金
bathroom 風呂 お風呂 浴室 風呂場 バスルーム 入浴 洗面所
toilet トイレ お手洗い 便器 便所
garage 車庫 ガレージ
basement 地下室 地下 倉庫 物置
balcony ベランダ バルコニー テラス
garden 庭 花壇 家庭菜園 菜園 ガーデニング 市民農園 ハンモック
floor 階 フローリング 畳
wall 壁 壁紙
roof 屋根 屋上 瓦
ceiling 天井
door ドア 扉 玄関 戸 門
window 窓 窓ガラス
stairs 階段 段差
elevator エレベーター
furniture 家具
table テーブル 食卓 机 デスク こたつ
chair 椅子 いす イス
bed ベッド 布団 マットレス ふとん
sofa ソファ ソファー
wardrobe 洋服だんす クローゼット タンス 押入れ 押し入れ たんす
shelf 棚 本棚
drawer 引き出し 引出し
box 箱 段ボール ダンボール
bag 鞄 かばん カバン バッグ 袋 リュック
key 鍵 合鍵 カギ キー 合い鍵
lock 錠 施錠 ロック
lamp 電灯 ランプ 照明 スタンド 電気スタンド
bulb 電球 蛍光灯 球根
mirror 鏡
carpet 絨毯 カーペット じゅうたん ラグ
curtain カーテン ブラインド
fridge 冷蔵庫 冷凍庫 冷凍
oven オーブン コンロ ガスコンロ 炊飯器 トースター
microwave 電子レンジ レンジ
kettle やかん ケトル ポット 電気ケトル
dishwasher 食洗機 食器洗い機
washing 洗濯 洗濯機 洗濯物 クリーニング コインランドリー 脱水
dryer 乾燥機 ドライヤー
vacuum 掃除機
iron アイロン
cleaning 掃除 大掃除 片付け 片づけ 清掃 整理
dishes 皿 食器 皿洗い 茶碗 お皿
pan 鍋 フライパン
knife 包丁 ナイフ 刃物 刃
spoon スプーン フォーク 箸 お箸
cup コップ カップ マグカップ 湯呑み 水筒
bottle 瓶 ペットボトル ボトル 魔法瓶
repair 修理 直 修繕 修復 メンテナンス 直す 直し 直る 修理代 補修
broken 壊れ 故障 割れ 破損 折れ 調子が悪
leak 漏れ 水漏れ 雨漏り 漏水 漏る ガス漏れ
pipe 配管 パイプ 水道管 排水管
water 水 お水 水道水 お湯
tap 蛇口 水道
heating 暖房 ストーブ ヒーター 給湯器
conditioner エアコン 冷房 クーラー 扇風機
electricity 電気 停電 コンセント 電力 電気代
gas ガス ガス代
paint ペンキ 塗装 塗 塗る 塗っ
color 色 色合い カラー
build 建て 建築 建設 工事
renovation リフォーム 改築 改装
tool 工具 道具 ドライバーセット ドリル 金槌 ハンマー
ladder はしご 脚立
nail 釘 ネジ ねじ
glue 接着剤 糊 ボンド
buy 買 購入 買い物 お買い物 買った ショッピング 購買 買う 買っ
sell 売 販売 売却 中古 売る 売っ 売ら
shop 店 お店 商店 コンビニ デパート 百貨店 売り場 店舗
market 市場 スーパー スーパーマーケット 商店街 朝市
price 値段 価格 料金 代金
cost 費用 経費 出費 かかる かかっ 見積もり
pay 払 支払 支払い 納付 会計 払う 払っ 納め 精算
money お金 金 現金 金銭 お小遣い 小遣い 金額
salary 給料 給与 年収 月給 賞与 ボーナス 時給 昇給
bank 銀行 信用金庫 ゆうちょ
account 口座 通帳 アカウント
card カード 名刺 絵葉書
credit クレジットカード クレジット クレカ
loan ローン 融資 貸付
debt 借金 負債 返済
tax 税金 確定申告 年末調整 所得税 住民税 消費税 税務署 税
bill 請求書 明細 公共料金 領収書 レシート 光熱費 請求
insurance 保険 生命保険 自動車保険 保険証 健康保険 保険会社 火災保険 保険料
expensive 高価 値上がり 高い
cheap 安 安値 格安 安い 安く
discount 割引 セール 値引き クーポン 値下げ 半額
save 貯金 節約 貯蓄 積立 貯め 貯める
spend 使い過ぎ 浪費
invest 投資 株 株式 投資信託
gift 贈り物 プレゼント お土産 土産 ギフト お歳暮 お中元 贈る
contract 契約 契約書 雇用契約
document 書類 文書 証明書 資料 身分証
passport パスポート 旅券
visa ビザ 査証
license 免許 免許証 運転免許 資格
signature 署名 サイン 印鑑 判子 はんこ ハンコ
job 就職 職業 就活 転職 求人 バイト アルバイト 仕事探し 入社 パート
work 仕事 勤務 働 業務 勤め 作業 残業 働く 働い
office オフィス 事務所 会議室
company 会社 企業 職場 勤務先 勤め先
factory 工場
quit 退職 辞め 退社 辞表 やめる 禁酒
retire 定年 引退 定年退職
hire 雇 採用
business 商売 事業 起業 自営業 ビジネス 経営
project プロジェクト 企画
meeting 会議 打ち合わせ ミーティング 集まり 会合 保護者会
deadline 締め切り 締切 期限 納期 〆切 提出期限
report 報告 報告書 レポート 通報
presentation 発表 プレゼン
promotion 昇進 出世 昇格
trip 出張 遠足 修学旅行 日帰り
vacation 休暇 夏休み 冬休み 有給 春休み 休職 育休 有休
holiday 祝日 休日 連休 正月 お正月 お盆 ゴールデンウィーク
weekend 週末 土日
interview 面接 インタビュー
commute 通勤 出勤 通学 相乗り
school 学校 小学校 中学校 高校 塾 入学 高等学校
kindergarten 幼稚園 保育園 保育所
university 大学 大学院 専攻 学部
course 講座 コース 講習
lesson 授業 レッスン 稽古 習い事 お稽古
homework 宿題 課題
exam 試験 受験 入試 テスト 検定 資格試験
grade 成績 点数 学年 通知表 内申
graduate 卒業 卒業式
fail 失敗 不合格 落ち 落第
pass 合格 受か 受かる 受かっ
mathematics 数学 算数
science 科学 理科
physics 物理
chemistry 化学
biology 生物
history 歴史
literature 文学
language 言語 外国語 言葉 語学
english 英語 英会話
learn 習 学 勉強 学習 独学 覚え 習う 習っ 学ぶ
read 読 読書 読む 読ん
write 書 執筆 記入 書く 書い
book 本 書籍 本屋 書店 図書 単行本 絵本 童話
novel 小説 推理小説
poem 詩 俳句 短歌
comic 漫画 マンガ まんが
library 図書館 図書室
newspaper 新聞 朝刊
magazine 雑誌
pen ペン ボールペン 鉛筆 万年筆
paper 紙 用紙 折り紙
notebook ノート 手帳 メモ帳
diary 日記
dictionary 辞書 辞典
calligraphy 書道 習字
car 車 自動車 乗用車 クルマ マイカー 愛車 新車 中古車 軽自動車
truck トラック
bus バス 高速バス 路線バス スクールバス
train 電車 列車 新幹線 汽車 鉄道
station 駅 停留所 バス停 ターミナル
metro 地下鉄 メトロ
plane 飛行機 航空機
flight 便 フライト 航空券 航空 飛ぶ 離陸
airport 空港 成田 羽田
ticket 切符 チケット 乗車券 入場券 搭乗券
bicycle 自転車 サイクリング チャリ
motorcycle バイク オートバイ 原付
boat 船 ボート フェリー
taxi タクシー
road 道 道路 高速道路
street 通り 街道
bridge 橋
parking 駐車 駐車場
gasoline ガソリン 給油 ガソリンスタンド
tire タイヤ 車輪 パンク スタッドレス 冬タイヤ
engine エンジン
brake ブレーキ
accident 事故 交通事故 衝突 追突
traffic 交通 渋滞 信号
fine 罰金 違反 反則金
speed 速度 スピード
inspection 車検 点検
depart 出発 発つ
arrive 着 到着 着く 着い
delay 遅延 遅れ 遅刻
travel 旅行 旅 観光 海外旅行 旅先
tourist 観光客 旅行者
go 行 出かけ 通 お出かけ
come 来
walk 歩 散歩 ウォーキング 徒歩 歩く 歩い
run 走 ランニング ジョギング マラソン 走る 走っ
swim 泳 水泳 プール 泳ぐ 泳い
ride 乗 乗車
drive 運転 ドライブ
luggage 荷物 スーツケース 手荷物 旅行鞄
hotel ホテル 旅館 宿 民宿 宿泊 宿泊先 ペンション
reservation 予約
cancel 取り消 キャンセル 解約 取消 取り消し
beach 海岸 浜辺 砂浜 海水浴 ビーチ 浜
sea 海
lake 湖 池
river 川 河
mountain 山 登山 富士山 山登り
forest 森 林 森林
island 島 離島
city 都市 街 町 市内
tokyo 東京 新宿 渋谷
osaka 大阪 梅田
kyoto 京都
village 村 田舎 故郷 ふるさと 地元
country 国 国家
abroad 海外 外国 留学 移住
foreigner 外国人
america アメリカ 米国 ニューヨーク
china 中国 北京
korea 韓国 ソウル
england イギリス 英国 ロンドン
france フランス パリ
germany ドイツ ベルリン
italy イタリア ローマ
spain スペイン
map 地図 カーナビ
address 住所 郵便番号
north 北
south 南
east 東
west 西
weather 天気 気象 天候 天気予報
rain 雨 梅雨 大雨 夕立
snow 雪 大雪 雪かき
wind 風 強風
typhoon 台風
storm 嵐 暴風
sun 太陽 日差し 日焼け 晴れ 日光
cloud 雲 曇り 曇
hot 暑 熱い 猛暑 暑さ 熱中症 暑い
cold 寒 冷た 寒さ 冷え 寒い 冷たい
warm 暖か 温か あたたか
cool 涼し 冷め 冷ます 涼しい
temperature 気温 温度
winter 冬 真冬
spring 春
summer 夏 真夏
autumn 秋 紅葉
monday 月曜 月曜日
tuesday 火曜 火曜日
wednesday 水曜 水曜日
thursday 木曜 木曜日
friday 金曜 金曜日
saturday 土曜 土曜日
sunday 日曜 日曜日
day 日 一日 日にち
week 週 週間 毎週 今週 来週 先週
month 月 毎月 今月 来月 先月 ヶ月
year 年 毎年 今年 去年 来年 昨年
hour 時間 時刻
minute 分
morning 朝 午前 早朝 今朝
afternoon 午後
evening 夕方 晩 夕べ 今晩
night 夜 深夜 夜中 今夜 毎晩
noon 正午 昼 お昼
yesterday 昨日 おととい 一昨日
tomorrow 明日 明後日 あした
today 今日 本日
early 早 早く 早め 事前
late 遅 遅く
begin 始 始め 開始 始ま スタート 始まる 始まり
finish 終 終わ 終了 完了
stop 止め 中止 停止 やめた 止ま 止まる
wait 待 待ち合わせ 待つ 待っ
always いつも 常に
often よく行 頻繁
eat 食べ 食事 召し上が 飲食 たべ
food 食べ物 料理 ご飯 食品 ごはん おかず 食材 献立
breakfast 朝食 朝ご飯 朝ごはん モーニング
lunch 昼食 昼ご飯 ランチ 弁当 お弁当 昼ごはん
dinner 夕食 夕飯 晩ご飯 ディナー 外食 晩ごはん 夕ご飯
cooking 料理す 調理 レシピ 自炊 煮 炊
bake 焼 焼き 焼く 焼い
bread パン 食パン パン屋
cake ケーキ 洋菓子
sweets お菓子 菓子 和菓子 スイーツ おやつ 甘い物 甘いもの デザート
cookie クッキー ビスケット せんべい
candy 飴 キャンディ
chocolate チョコレート チョコ
soup スープ 味噌汁 みそ汁 汁
rice 米 お米 玄米 おにぎり 炒飯 チャーハン
noodles 麺 ラーメン うどん そば 蕎麦 そうめん
pasta パスタ スパゲッティ
sushi 寿司 すし お寿司 刺身
curry カレー カレーライス
meat 肉 お肉 焼肉 ステーキ
beef 牛肉 和牛
pork 豚肉 豚カツ とんかつ 豚
chicken 鶏肉 鶏 唐揚げ 焼き鳥
fish 魚 鮭 鯖 お魚 マグロ
fishing 釣り 釣
shrimp 海老 エビ えび 甲殻類
crab 蟹 カニ
oyster 牡蠣 貝
egg 卵 玉子 たまご オムレツ 卵焼き
milk 牛乳 ミルク 乳製品 乳糖 乳糖不耐症
cheese チーズ
butter バター
yogurt ヨーグルト
sugar 砂糖 糖分 糖質 インスリン
salt 塩 塩分 減塩
spicy 辛 唐辛子 激辛
honey 蜂蜜 はちみつ
tofu 豆腐 大豆 納豆 味噌 醤油
ice 氷 アイスクリーム アイス かき氷
fruit 果物 フルーツ くだもの
apple りんご リンゴ 林檎
pear 梨
banana バナナ
orange みかん オレンジ 蜜柑
lemon レモン
strawberry 苺 いちご イチゴ
grape ぶどう 葡萄
peach 桃 柿
watermelon スイカ 西瓜 すいか
melon メロン
plum 梅 梅干し
vegetable 野菜 青菜
potato じゃがいも ジャガイモ 芋 さつまいも
tomato トマト
cucumber きゅうり キュウリ
carrot 大根 人参 にんじん ニンジン
cabbage キャベツ 白菜 レタス
onion 玉ねぎ 玉葱 ねぎ
garlic にんにく ニンニク
mushroom きのこ キノコ 椎茸 しいたけ
pumpkin かぼちゃ カボチャ
eggplant なす ナス 茄子
spinach ほうれん草
ginger 生姜 しょうが
pepper 胡椒 ピーマン こしょう
corn とうもろこし トウモロコシ
nut ナッツ ピーナッツ 落花生 くるみ アーモンド
buckwheat そばアレルギー 蕎麦粉
flour 小麦粉 小麦 グルテン
oil 油 サラダ油 ごま油 オリーブオイル
vinegar 酢
sandwich サンドイッチ ハンバーガー
pizza ピザ
salad サラダ ポテトサラダ
vegetarian 菜食 ベジタリアン ヴィーガン 菜食主義
diet ダイエット 減量 痩せ 食事制限 断食
coffee コーヒー 珈琲 カフェイン エスプレッソ カフェラテ
tea お茶 紅茶 緑茶 抹茶 茶 ティー カモミールティー ハーブティー
juice ジュース 飲み物 飲料
beer ビール 生ビール
wine ワイン
alcohol 酒 お酒 日本酒 焼酎 アルコール ウイスキー 飲酒 飲み会 居酒屋
drink 飲 飲ん 飲む 飲み
thirsty 喉が渇
hungry 空腹 お腹が空 おなかがす
cafe 喫茶店 カフェ
restaurant 料亭 ラーメン屋 寿司屋 レストラン 食堂 飲食店 料理店 定食屋 行きつけ イタリアン
delicious 美味し おいし 旨 うま
taste 味 味わ
sweet 甘
bitter 苦
sour 酸っぱ
cat 猫 ねこ ネコ 飼い猫 野良猫 愛猫
kitten 子猫 仔猫
dog 犬 いぬ イヌ 愛犬 柴犬 ワンちゃん 飼い犬 わんこ
puppy 子犬 仔犬
pet ペット 飼 飼育 飼う 飼っ
bird 鳥 小鳥 インコ 鳩
horse 馬 乗馬
cow 牛
rabbit うさぎ ウサギ 兎
hamster ハムスター
turtle 亀 カメ
animal 動物 動物園
veterinarian 獣医 動物病院 獣医師
leash リード 首輪
feed 餌 えさ ドッグフード キャットフード エサ 餌やり
fur 毛 毛皮
aquarium 水族館 水槽 金魚 熱帯魚 メダカ
flower 花 お花 花束 薔薇 バラ 花屋 チューリップ ひまわり 生け花
plant 植物 植木 鉢植え 植え 観葉植物 サボテン 植える 植え替え
tree 木 樹木 桜の木 並木
cherry 桜 花見 お花見 さくらんぼ
grass 草 芝生 雑草
seed 種 種まき
farm 農場 畑 農業 農家 田んぼ
harvest 収穫 採れ
mouse ネズミ ねずみ
bear 熊 クマ
monkey 猿 サル
elephant 象 ゾウ
snake 蛇 ヘビ
frog 蛙 カエル
spider 蜘蛛 クモ クモの巣
mosquito 蚊
insect 虫 昆虫 ゴキブリ 蟻
bee 蜂 ハチ
butterfly 蝶
bite 噛 咬 噛ま 噛む
hobby 趣味 娯楽
sport 運動 スポーツ 体育
football サッカー フットサル
baseball 野球
basketball バスケ バスケットボール
volleyball バレーボール
tennis テニス
badminton バドミントン
golf ゴルフ
bowling ボウリング
ski スキー スノーボード スキー場
skate スケート
yoga ヨガ ピラティス ストレッチ
gym ジム 体育館 フィットネス
hiking ハイキング 山歩き トレッキング
chess チェス 将棋 囲碁
dance ダンス 踊 舞踊 バレエ 踊り 踊る
judo 柔道 空手 剣道 武道 合気道
coach コーチ 監督
team チーム サークル 部活 部署
win 勝 優勝 勝利 勝つ 勝っ
lose 負け 敗北 なくす 落とし 落とした なくした
match 試合 大会
ball ボール 球
music 音楽 クラシック
song 歌 曲 子守唄
sing 歌い 歌う 歌っ 合唱 カラオケ
singer 歌手 アイドル
guitar ギター
piano ピアノ
violin バイオリン ヴァイオリン チェロ
drum 太鼓 ドラム
flute 笛 フルート
instrument 楽器 演奏 三味線 楽器演奏
concert コンサート 演奏会 ライブ 発表会
theater 劇場 演劇 芝居 歌舞伎 映画館 舞台
film 映画
actor 俳優 役者 女優
drama ドラマ
watch 観 鑑賞 観戦 見物
television テレビ 番組
cartoon アニメ
museum 博物館 美術館
exhibition 展覧会 展示
painting 絵 絵画 水彩画 油絵
draw 描 スケッチ 描く 描い
artist 画家 芸術家 作家
photo 写真 撮影 撮
camera カメラ 一眼レフ デジカメ
game ゲーム 遊び
play 遊 遊ぶ 遊ん
toy おもちゃ 玩具 人形 積み木 ぬいぐるみ レゴ
puzzle パズル なぞなぞ クイズ
knit 編み物 編 手編み 編む
sew 縫 裁縫 ミシン 縫う 縫っ
pottery 陶芸 陶器 焼き物
camping キャンプ テント
clothes 服 洋服 着物 衣類 浴衣
shirt シャツ ブラウス ワイシャツ Tシャツ
trousers ズボン ジーンズ パンツ
skirt スカート
dress ドレス ワンピース
suit スーツ 背広 ネクタイ
coat コート 上着 ジャケット ダウン
sweater セーター ニット
hat 帽子
gloves 手袋
scarf マフラー スカーフ
socks 靴下
shoes 靴 スニーカー サンダル スリッパ 革靴
boots 長靴 ブーツ
underwear 下着
umbrella 傘 日傘 日よけ パラソル
ring 指輪
necklace ネックレス
earrings イヤリング ピアス
wallet 財布 さいふ
clock 時計 腕時計
size サイズ 大きさ 寸法
wear 着て 着る 履 身に着け 着用
phone 電話 携帯 スマホ スマートフォン 携帯電話 ケータイ
call 通話 電話番号 連絡 連絡先
message メッセージ 伝言 ライン
letter 手紙 葉書 はがき 返事 年賀状
mail 郵便 郵便局 書留
package 荷物が届 宅配 小包 宅配便 配達 配送
computer パソコン コンピュータ コンピューター ノートパソコン
screen 画面 モニター ディスプレイ 液晶
keyboard キーボード マウス
printer プリンター 印刷 コピー機
internet インターネット ネット 回線 ルーター
password パスワード 暗証番号 合言葉 ログイン パスコード
program プログラム ソフト アプリ ソフトウェア
website サイト ウェブサイト ホームページ ブログ
email メール 電子メール メールアドレス
file ファイル 添付
folder フォルダ
backup バックアップ
data データ 情報
error エラー 不具合 バグ
update 更新 アップデート
install インストール 設置 取り付け
server サーバー クラウド
charge 充電 充電器 電池 バッテリー
video 動画 ビデオ 映像
headphones イヤホン ヘッドホン
speaker スピーカー
radio ラジオ
robot ロボット
news ニュース 知らせ 報道
police 警察 交番 警官
fire 火事 火災 消防 消防署 火
thief 泥棒 盗難 空き巣 スリ
steal 盗 盗まれ 盗ま
lost 置き忘れ 失くし なくし 紛失 無くし 落とし物 忘れ物 迷子 遺失物
find 見つけ 見つか 発見 拾っ
search 探 捜 検索 探す 探し 捜す
forget 忘れ
remember 思い出 記憶 思い出し
hide 隠 隠す 隠し
put 置 入れ しまっ 保管 置き場所 置く 置い 入れる
keep 預け 保存 取っておき 預かっ 預ける
take 取 持って行 持ち出 持っていく 取る 取っ 連れて
bring 持って来 持ってき 連れて来 連れてき
give あげた 渡 くれた 与え あげる くれる 渡す 渡し
send 発送 送信 送っ 送る
receive 受け取 もらっ 届い 受信
open 開 開け 開店 開封 開ける 開い
close 閉 閉店 閉め 閉める 閉まる
turn 点け 消し 回
throw 投 捨て 捨てる 投げ
rubbish ゴミ ごみ 粗大ゴミ リサイクル ゴミ出し 燃えるゴミ 粗大ごみ
carry 運 運搬
cut 切 切っ カット 切る
wash 洗 洗面 シャワー 歯磨き 手洗い 洗う 洗っ
soap 石鹸 シャンプー 洗剤 せっけん
towel タオル
toothbrush 歯ブラシ
cosmetics 化粧 化粧品 メイク
perfume 香水
blanket 毛布 枕 掛け布団
sleep 寝 眠 睡眠 昼寝 就寝 寝る 寝た 眠る
wake 起き 目覚め 起床
alarm 目覚まし アラーム 警報 鳴る 鳴ら 警報器
dream 夢 悪夢
sit 座
stand 立 立っ
rest 休 休憩 休み 休養
help 手伝 助け 手助け 助かる
care 世話 面倒 子育て 育児
volunteer ボランティア 奉仕
donate 寄付 寄贈 募金
ask 聞い 尋ね 質問 問い合わせ 聞く
answer 答え 回答 返答
say 言 言う 言っ
tell 伝え 教えてくれ
talk 話 会話 おしゃべり 相談 話す 話し
advise 助言 アドバイス 勧め おすすめ 薦め
promise 約束
agree 賛成 同意 合意
allow 許可 許
forbid 禁止
complain 文句 苦情 不満 クレーム
argue 喧嘩 けんか ケンカ 口論 言い争
apologize 謝 お詫び 謝罪 謝る 謝っ
thank 感謝 お礼 ありがとう
invite 招待 誘 誘う 誘わ 招く 招かれ
visit 訪問 訪ね お見舞い 見舞い 遊びに
meet 会 会っ 出会 会う
introduce 紹介
love 愛 恋愛 恋
like 好き 気に入 好み 好物
favourite 大好き お気に入り 大好物
hate 嫌い 嫌 憎 苦手
want 欲し ほし 希望
need 必要 要
afraid 怖 恐怖 恐れ こわ 怖い
angry 怒 腹が立 怒り 怒る 怒っ 腹を立て
sad 悲し 憂鬱 落ち込 うつ病 悲しい
happy 嬉し 幸せ 喜 うれし 楽し 嬉しい
cry 泣 涙 泣く 泣い
laugh 笑 笑顔 笑う 笑っ
tired 疲れ 疲労 くたくた だるい
stress ストレス 過労
worry 心配 悩 不安 悩み
surprise 驚 びっくり サプライズ
proud 自慢 誇 誇り
shy 恥ずかし 人見知り 照れ 内向的 内気
lonely 寂し 孤独 さびし 寂しい
interesting 面白 興味 おもしろ
boring 退屈 つまらな
beautiful 美し 綺麗 きれい
cute 可愛 かわい
new 新し 新品 新型
old 古 年寄り 老
elderly 高齢者 老人 お年寄り
young 若 若者
adult 大人 成人
teenager 十代 思春期 若い頃
big 大き 巨大
small 小さ
good 良 素晴らし 良い
bad 悪 悪い
weigh 体重 重さ キロ 量る
height 身長 高さ
length 長さ
long 長
short 短
heavy 重 重たい
light 軽
number 番号 数字 数 ナンバー
quiet 静か
loud うるさ 騒がし
noise 騒音 物音 うるさい
smell 匂い 臭い 香り におい
red 赤 赤色 真っ赤
blue 青 青色 水色
green 緑 緑色
yellow 黄色
white 白 白色 真っ白
black 黒 黒色 真っ黒
gray 灰色 グレー
pink ピンク 桃色
purple 紫
brown 茶色
smoking 煙草 タバコ たばこ 喫煙 禁煙
habit 習慣 癖
rule 規則 ルール 決まり
plan 計画 予定 日程 スケジュール
idea アイデア 発想 案
problem 問題 悩みごと トラブル 困っ 困る
reason 理由 原因 訳
change 変え 変更 変わ 変化 変わる
replace 替え 換え 部品 交換 取り替え 買い替え 買い換え
happen 起こ 発生 起こる 起こっ
event 行事 イベント
party パーティー 宴会 忘年会 歓迎会 送別会 誕生会
festival 祭り お祭り 花火 花火大会
celebrate 祝 祝い お祝い 祝う 祝っ
christmas クリスマス
church 教会
temple 寺 お寺 神社 初詣 お参り
religion 宗教 仏教 キリスト教 信仰
pray 祈
god 神 神様
army 軍隊 自衛隊
war 戦争
law 法律 法
court 裁判 裁判所
government 政府 役所 市役所 区役所
vote 投票 選挙
research 研究 実験
space 宇宙 ロケット
moon 満月 お月見
star 星 星空
sky 空
customer 顧客 取引先 常連
certificate 証書 免状 賞状
pension 年金
inheritance 相続 遺産 遺言 形見
budget 予算 家計簿 家計
refund 返金 返品 還付 払い戻し 戻ってくる
warranty 保証 保証書
order 注文 頼む 頼ん 発注 通販 ネット通販
subscription 購読 定期購読 会費 サブスク
membership 会員 入会
danger 危険 危な
safety 安全
clean 清潔 拭く 拭い
dirty 汚 汚れ
wet 濡 湿気 カビ
dry 乾
fresh 新鮮
rotten 腐 賞味期限 消費期限
strong 強
weak 弱
fast 速
slow 遅い ゆっくり
difficult 難し 困難
easy 簡単 易し やさしい
important 大切 重要 大事
strange 変 不思議 奇妙
clever 賢 頭が良 利口
stupid 馬鹿 ばか
kind 優し 親切
honest 正直
lazy 怠け
brave 勇気 勇敢
rich 金持ち お金持ち
poor 貧乏 貧し 貧しい
famous 有名
secret 秘密 内緒
truth 本当 真実 事実
lie 嘘 うそ
joke 冗談
hit 殴 叩 ぶつか
hope 願い 望
believe 信じ 信頼
doubt 疑
decide 決 決定 決め
choose 選 選択 選ぶ 選ん 選び
try 試 挑戦 努力 試す 試し
practice 練習 訓練
prepare 準備 用意 支度
continue 続 続け 継続
repeat 繰り返 反復 留年
check 確認 確か チェック 確かめ
count 数え 計算
measure 測 計測 測る 測っ
compare 比べ 比較
explain 説明
understand 理解 分か
know 知 知っ 知る
think 考え 思 思っ 思う
look 見 眺め
hear 聞 聞こえ 聴 聴こえ
touch 触
feel 感じ 気分 気持ち 感情
kiss キス
hug 抱 抱きしめ
shout 怒鳴 叫ぶ 叫ん
climb 登 登り
fall 転 転ん 倒れ 落ちた 転ぶ 転倒 転び こけ 滑っ つまず
jump 跳 飛び 飛び込み 飛び込み台 跳ぶ ジャンプ トランポリン
push 押 押す 押し
pull 引 引く 引っ張
lift 持ち上げ
hang 掛け 吊 かけて 吊る
drop 落と こぼし 落とす
pour 注 注い 注ぐ
mix 混ぜ
boil 沸 茹で 沸か ゆで
fry 揚げ 炒め 天ぷら
burn 燃 焦げ 火傷 やけど
dig 掘
grow 育て 育 成長 栽培
catch 捕 捕まえ
hurry 急 急い
stay 泊 滞在 泊ま
leave 出 離れ 産休
enter 入 入っ
follow 追 従
share 分け 共有
borrow 借 レンタル 借りる 借りて 拝借
lend 貸 貸し 貸す 貸した
return 返 返却 帰 帰宅 帰国 帰省 返す 返し
use 使 利用 使用 使う 使っ
remove 取り除 削除 除去 抜く 抜い 切除 外す
postpone 延期 先延ばし
protect 守 保護
warn 警告 注意
praise 褒め ほめ
teach 教 教え 教育 指導
register 登録 申請 申し込 届け出 手続き
invent 発明
create 作 作成 制作 製作 手作り
design デザイン 設計
publish 出版
beard 髭 ひげ 髭剃り
tattoo 刺青 タトゥー 入れ墨
nanny ベビーシッター 子守
twins 双子 ふたご
diaper おむつ 粉ミルク ベビーカー オムツ
massage マッサージ 整体 鍼 もみ
sauna サウナ 温泉 銭湯
medal メダル トロフィー 賞金
stamp 切手 収集
coin 硬貨 小銭 古銭 コイン
translation 翻訳 通訳
chinese 中国語
korean 韓国語
french フランス語 フランス人
german ドイツ語
spanish スペイン語
speech 演説 スピーチ
childhood 子供の頃 幼い頃 幼少期 小さい頃
youth 青春 青年
life 人生 生活 一生
world 世界 世の中
thing 物 品物
group 団体 グループ
center 中心 中央 センター
near 近 近く 最寄り
far 遠
left 左 左側
right 右 右側
inside 中 内側
outside 外 外側
first 最初 初めて 一番目
last 最後
half 半分
every 毎日 全部 すべて
spare 予備 余分
earthquake 地震 防災 避難
flood 洪水 浸水 水浸し
fog 霧
lightning 雷 稲妻
smoke 煙 吸う 吸っ
candle 蝋燭 ろうそく ロウソク
rescue 救助 救出
crack ひび 亀裂 ひび割れ
hole 穴
stain 染み しみ 汚点 シミ
dust 埃 ほこり
round 丸
sharp 鋭
soft 柔らか
hard 硬 固
thick 太 厚
thin 細 薄
wide 広
narrow 狭
high 高
low 低
deep 深
empty 空っぽ
full いっぱい 満
free 無料 自由
busy 忙し
alone 一人 ひとり 独り
together 一緒
deliver 届け 届く
gardener 庭師
sailor 船員 漁師
request 依頼 頼 お願い
connection 接続
manage 管理
period 期間 時期
copy コピー 複写
disk ハードディスク USB メモリ
amusement 遊園地 テーマパーク
nervous 緊張
behavior 行動 態度
result 結果
sound 音
machine 機械
past 昔 過去 以前
future 将来 未来
personal 個人 私的
point ポイント
belt ベルト 帯 シートベルト
castle 城 お城
fee 手数料 入場料 学費 授業料
seat 席 座席
cholesterol コレステロール
dizzy めまい 目眩 ふらつ
vomit 吐 吐き気 嘔吐 吐く 吐い
sweat 汗
bandage 包帯 絆創膏 ギプス ばんそうこう
wheelchair 車椅子 車いす 松葉杖
therapy リハビリ 療法 接骨院
psychologist 心療内科 カウンセリング 精神科
dementia 認知症
bald 薄毛 ハゲ はげ
snack 餅 おつまみ
steak ハンバーグ
bacon ベーコン ハム ソーセージ
avocado アボカド
blueberry ブルーベリー
kiwi キウイ
mango マンゴー
bean 豆 枝豆 小豆
menu メニュー 献立表
bar バー
buffet バイキング ビュッフェ
pancake ホットケーキ パンケーキ たこ焼き お好み焼き
stew おでん すき焼き 鍋料理 シチュー 煮込み 肉じゃが
recipe 作り方
bucket バケツ
broom ほうき 雑巾
trash ゴミ箱
tissue ティッシュ
remote リモコン 在宅 在宅勤務 テレワーク リモートワーク
cable ケーブル 配線 コード
filter フィルター 空気清浄機
humidity 加湿器 除湿機 湿度
bell インターホン 呼び鈴 チャイム
fence 柵 塀 フェンス 垣根
hallway 廊下
security 警備 防犯
landlord 管理人 不動産屋
tenant 入居者 借主 店子
estate 不動産
highway 高速 料金所
hybrid ハイブリッド プリウス
electric 電気自動車
souvenir 記念品
tour ツアー
park 公園
playground 遊び場 砂場 砂遊び
surfing サーフィン
diving ダイビング
climbing クライミング
boxing ボクシング
archery 弓道
sumo 相撲
referee 審判
fan ファン 応援
band バンド
composer 作曲 作曲家
album アルバム
podcast ポッドキャスト
essay 作文 エッセイ 随筆
author 著者
model 模型 プラモデル
drone ドローン
telescope 望遠鏡
spam 迷惑メール
chat チャット
network ネットワーク
database データベース
deploy デプロイ
spreadsheet エクセル 表計算
slide スライド
calendar カレンダー 暦
memo メモ
clerk 公務員 社員 職員
manager マネージャー 管理職 支店長
intern 新入社員 インターン 実習
shift シフト 夜勤 当番
resume 履歴書
negotiation 交渉
strike ストライキ
stock 在庫
lottery 宝くじ
citizen 市民 住民
embassy 大使館 領事館
customs 税関
crime 犯罪
prison 刑務所
fraud 詐欺
adopt 養子 里親
bride 花嫁 新婦
groom 花婿 新郎
honeymoon 新婚旅行 ハネムーン
breakup 別れ 失恋
jealous 嫉妬 羨まし
disappointed がっかり 失望 残念 期待外れ
calm 落ち着 冷静
patient 我慢
stubborn 頑固
careful 慎重 気をつけ
diligent 真面目 勤勉
friendly 社交的
goal 目標
success 成功
mistake 間違 ミス 間違い
opinion 意見
method 方法 やり方
example 例
difference 違い
part 部分 一部
material 材料 素材
wood 木材
metal 金属
plastic プラスチック
glass ガラス
cotton 綿 木綿
leather 革
silk 絹 シルク
wool ウール 羊毛
pattern 模様 柄
sunset 夕日 夕焼け
sunrise 日の出
season 季節
moment 瞬間
recently 最近
usually 普段
sometimes 時々 たまに
japanese 日本語
fracture 折っ
thyroid 甲状腺
hormone ホルモン
wound 傷口 切り傷
swollen 腫れ 腫れる むくみ むく
diarrhea 下痢
faint 失神 気絶
awake 起きる
breathe 息 呼吸
gynecologist 婦人科
mole ほくろ イボ
stroke 脳梗塞
crutches 杖
braces 歯列矯正
exercise 体操
makeup 口紅
shave ひげ剃り
brother-in-law 義理の弟 義理の兄
mother-in-law 義理の母
couple 夫婦 カップル
grave 墓 お墓 墓参り
attic 屋根裏
yard 中庭
shed 小屋 納屋 車庫裏
cupboard 戸棚 食器棚
drip ぽたぽた しずく
sink 流し 洗面台
boiler ボイラー
fuse ヒューズ ブレーカー
switch スイッチ
mold かび
damp 湿っ じめじめ
cleaner 家政婦 ハウスキーパー
freeze 凍ら 凍っ 凍る 凍らせ
appliance 家電 電化製品
mixer ミキサー
pot 土鍋
bowl 丼 ボウル 器
sharpen 研ぐ 研い
blunt 切れない なまくら
scissors はさみ ハサミ
code 暗証
roommate ルームメイト
deposit 保証金 デポジット 預り金
transport 運送 輸送 運ぶ
interest 金利 利息 利子
transfer 振込 振り込 送金 振り込む 乗り換え 乗り継ぎ
savings 預金 へそくり
increase 値上げ 上げる 上がる 上がっ 増え 増額
decrease 減る 減っ 下がる
compensation 弁償 賠償 補償
damage 損害 被害
scratch こすっ 擦っ ひっかき
mechanic 修理工場 整備 板金
fuel 燃料
suitcase トランク
branch 支店 支社 枝
position ポスト 役職 地位
newcomer 新人 新しい人
fired 解雇 クビ
unemployed 失業 無職
offer 打診 提案 申し出
accept 承諾 引き受け
refuse 断る 断っ 拒否
class 学級 組 年生
training トレーニング 研修
competition コンクール
prize 賞 賞品
choir 合唱団 コーラス
rehearsal リハーサル
conductor 指揮者
collect 集め コレクション
treasure 宝探し 宝
bark 吠え 鳴く 鳴き
nest 巣箱 巣
cage かご ケージ
hen にわとり
hedgehog はりねずみ ハリネズミ
snail なめくじ カタツムリ ナメクジ
ant アリ
lawn 芝
mow 芝刈り 芝刈り機 草刈り 刈る 刈っ
irrigation 水やり 水をやっ
prune 剪定 枝切り
fertilizer 肥料
hammer 金づち
saw のこぎり
shovel スコップ シャベル
barrel 樽
broth だし 出汁
sauce ソース
pie パイ アップルパイ
spice 香辛料 スパイス 調味料
cinnamon シナモン
cook 煮る
button ボタン
quarrel 揉め もめ事
end 終わる 終わり
break 割る 壊し 切れて 休み時間
poison 毒 農薬 食中毒 中毒
stone 石
balloon 風船
story 物語
place 場所
variety 品種 種類
tutor 家庭教師 個人指導
latin ラテン語
tombstone 墓石 石屋
gravestone 石碑
detector 感知器 センサー 探知機
apprentice 見習い 弟子
profession 職種
barbecue バーベキュー BBQ 焼き肉
picnic ピクニック 野外
mayonnaise マヨネーズ
mustard マスタード からし
ketchup ケチャップ
cramp つった つる こむら返り
chimney 煙突
watercolor 水彩 絵の具
paints 絵具
photographer カメラマン 写真家
image 画像
rye ライ麦
wheat 麦
railway 線路
carriage 車両 車内
provider プロバイダー 通信会社
router モデム
installment 分割 分割払い
owe 借りがある
estimate 見積
removal 処分 回収 廃棄
downstairs 一階 下の階
upstairs 二階 上の階
compress 湿布 冷やし
separate 別々 別
chin あご
cheek ほっぺ
eyebrow 眉 まつげ
chest 胸部
hip 股関節
spine 椎間板
nerve 神経
vein 静脈
pulse 脈 脈拍
anesthesia 麻酔
stitches 抜糸 縫合
scar 傷跡
lice シラミ
worm 寄生虫
thermometer 体温計
syrup シロップ
painkiller 鎮痛剤
crib ベビーベッド
stepmother 継母 継父
reunion 同窓会 再会
ceremony 式典 式
tradition 伝統 しきたり
costume 衣装 仮装 変装
greeting 挨拶
toast 乾杯
decoration 飾り 飾り付け
porch 玄関先
brick れんが レンガ
cement セメント コンクリート
tile タイル
plaster しっくい
hinge ちょうつがい
handle 取っ手 ドアノブ
mat マット
pillow クッション
sheet シーツ
hanger ハンガー
bleach 漂白剤
mop モップ
basket バスケット
jar 瓶詰 びん
can 缶 缶詰
napkin ナプキン
tray トレイ
lid 蓋 ふた
scale はかり 体重計
timer タイマー
flashlight 懐中電灯
extension 延長コード
tablet タブレット
charger 充電ケーブル
witness 目撃者 証人
queue 行列 順番
closed 休業 定休日
opening 営業時間
hours 何時
schedule 時刻表 時間割
reminder リマインダー 催促
cashier レジ
coupon 商品券
allowance 手当 補助金
scholarship 奨学金
bankrupt 倒産 破産
inherit 相続する
auction オークション 競売
secondhand 古着
bargain お買い得
jeans ジーパン
pajamas パジャマ
swimsuit 水着
zipper ファスナー チャック
sunscreen 日焼け止め
sneakers 運動靴
shoemaker 靴屋 靴修理
jeweler 宝石店
bracelet 腕輪 ブレスレット
gold 金色
silver 銀
diamond ダイヤ
antique 骨董
ruler 定規
uniform 制服
principal 校長
canteen 給食
spelling 漢字 書き取り 単語
geography 地理
enroll 進学
punish 罰 叱る 叱ら
bully いじめ
polite 礼儀 丁寧
homesick ホームシック
miss 恋しい
whisper ささや
marathon 駅伝
record 記録 自己ベスト
kilometer キロメートル
race 競走 レース
sail ヨット
dive 潜る
sled そり
swing ブランコ 滑り台
circus サーカス
magic 手品 魔法
board ボードゲーム すごろく
trumpet トランペット
accordion アコーディオン
orchestra オーケストラ 楽団
opera オペラ
sculpture 彫刻
craft 手芸
orchid 蘭 胡蝶蘭
herb ハーブ バジル
lavender ラベンダー
bush 茂み 低木
greenhouse 温室
hose ホース
well 井戸
bench ベンチ
lantern 提灯
fireplace 暖炉 薪
moth 蛾
flea ノミ ダニ
squirrel リス
fox 狐
deer 鹿
boar イノシシ
crow カラス
duck 鴨 アヒル
goose ガチョウ
swan 白鳥
owl フクロウ
stork コウノトリ
reconcile 仲直り
congratulate 祝福
blame 責める せい
describe 描写
recommend オススメ
arrange 手配
confirm 確定
spill こぼす
peel 皮をむ 剥く
slice 薄切り スライス
steam 蒸し 蒸す
grind 挽く
stir かき混ぜ
pickle 漬け物
sausage ウインナー
fries フライドポテト
dumplings 餃子 団子
porridge おかゆ お粥
cereal シリアル
yeast イースト 酵母
dough 生地
vanilla バニラ
raisin レーズン
coconut ココナッツ
pineapple パイナップル
apricot 杏
fig いちじく
chestnut 栗
zucchini ズッキーニ
broccoli ブロッコリー
beet ビーツ かぶ
celery セロリ
lentils レンズ豆
seaweed 海苔 わかめ
squid イカ タコ
tuna ツナ
trout 鱒
herring ニシン
lemonade レモネード 炭酸
cocoa ココア
drunk 酔っ
hangover 二日酔い
bakery ケーキ屋
butcher 肉屋
kiosk 売店
hardware ホームセンター 金物屋
mall ショッピングモール
stall 屋台
salon エステ ネイル
barber 理容
toll 通行料
tunnel トンネル
crossing 交差点 横断歩道
helmet ヘルメット 兜
tow レッカー 牽引
breakdown エンスト 立ち往生
charging 充電スタンド
rental レンタカー
cabin 山小屋 コテージ
sleeping 寝袋 いびき 鼾
compass コンパス 方位磁石
guide ガイド 案内
palace 宮殿
cathedral 大聖堂
tower 塔 タワー
monument 記念碑
square 広場
waterfall 滝
cave 洞窟
valley 谷
hill 丘
wave 波
tide 潮
harbor 港
cruise クルーズ
passenger 乗客
crew 乗組員
pilot パイロット
gate 搭乗口 ゲート
boarding 搭乗
timetable 発車時刻
refuge 避難所
hail ひょう
rainbow 虹
frost 霜
drought 干ばつ
forecast 予報
celsius 度
shade 日陰 影
solar 太陽光 ソーラー
energy エネルギー
caretaker 世話係
stairwell 踊り場
cellar 蔵
storage 収納
property 土地 敷地
residence 住民票
citizenship 国籍
immigration 移民 入管
translate 訳す
lawsuit 訴訟
will 遺言書
retirement 老人ホーム
nursing ヘルパー 母乳 授乳
disabled 障害 障がい
survey アンケート 調査
resign 辞職
freelance 自営 フリーランス
badge 名札 バッジ
stadium スタジアム 球場
lifeguard 監視員
charity 慈善 チャリティー
refugee 難民
soldier 兵士
prayer 祈り お祈り
angel 天使
ghost 幽霊 お化け
luck お守り
series 連ドラ
quote 名言
wifi Wi-Fi ワイファイ
bluetooth ブルートゥース
scan スキャン
delete 消す
upload アップロード
parcel 宅急便 配達員
envelope 封筒
wrap 包む 包装
ribbon リボン
bouquet ブーケ
jewelry 宝石 アクセサリー
fortune 財産
pencil 消しゴム
backpack ランドセル
cart 手押し車
pickles 漬け 漬物
laundry クリーニング店
astrology 星座 占い
cream 塗り薬
cause 引き起こ
annoy 迷惑 邪魔
stuck 詰まり 詰まっ つまり
drain 排水口
rust 錆び さび
loose ゆるい ぐらぐら
tight きつい
sticky べたべた
noisy きしむ 異音
heat 過熱
explosion 爆発
spark 火花 ショート
shock 感電 衝撃
itch かゆい
vaccination 予防注射
transplant 移植
chemotherapy 抗がん剤
waiting 待合室
sick 病欠
pollen 花粉
sting 刺さ 刺された
needle とげ
vision 近視
blind 色盲
blond 金髪
pierce ピアス穴
chip マイクロチップ
sterilization 去勢 避妊
breed 犬種
kennel ペットホテル 保護犬
litter 猫砂 トイレ砂
hatch ひな 孵化
beehive 養蜂
sow 蒔い まいた
trim 刈り込み
pick 摘み
preserve 瓶詰め 保存食
jam ジャム
pond ため池
pool ビニールプール
kite 凧
fairy 妖精
camp 合宿 林間学校
scout ボーイスカウト
absence 欠席
detention 居残り
dormitory 寮
thesis 論文 卒論
degree 学位 修士
deal 取引 契約成立
supplier 仕入先
store 預かり
crane クレーン
builder 作業員
architect 建築家
scientist 研究者 科学者
journalist 記者
baker パン職人
postman 郵便配達
seller 販売員
secretary 秘書
guard 警備員
politician 政治家
midwife 助産師
physiotherapist 理学療法士
`;
