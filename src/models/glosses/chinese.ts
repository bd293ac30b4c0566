/**
 * Everyday Chinese in simplified characters by the English word that means about the same, one meaning a line: first the English word,
 * then Chinese ones.
 */
export const chinese = `
doctor 医生 大夫 医师 主治医生
dentist 牙医 牙科 口腔科 蛀牙 洗牙
hospital 医院 住院 出院 急诊 病房
clinic 诊所 门诊 社区医院 内科 外科 儿科 眼科
nurse 护士 护工 护理师
surgery 手术 开刀
pharmacy 药店 药房
medicine 药 药物 药品 吃药 感冒药 止痛药 服药
pill 药片 胶囊 药丸
antibiotic 抗生素 消炎药
vitamin 维生素 保健品 补铁 维生素片
prescription 处方 药方
vaccine 疫苗 接种 打疫苗
injection 打针 输液 注射
ill 生病 疾病 病了 不舒服 患病
flu 感冒 流感 着凉 肠胃炎
fever 发烧 发热 体温
cough 咳嗽 痰
headache 头痛 头疼 偏头痛
pain 疼 疼痛 痛
allergy 过敏 花粉症 荨麻疹
diabetes 糖尿病 血糖
pressure 血压 高血压 压力 血压计 高压
injury 受伤 骨折 扭伤 摔伤 伤口 崴 拉伤
heal 康复 治好 治疗 痊愈
examination 体检 检查 看病 就诊 复查 拍片 挂号 胃镜
pregnancy 怀孕 孕妇 产检
birth 出生 生孩子 分娩 产房
insomnia 失眠 睡不着 睡不好 难入睡
health 健康 身体
heart 心脏 胸口
tooth 牙 牙齿 智齿 乳牙
eye 眼睛 视力 近视
glasses 眼镜 墨镜 眼镜店 老花镜
ear 耳朵 听力 左耳 右耳
head 头 脑袋
hair 头发 理发 染发 假发
hand 手 手腕 左撇子
finger 手指 指甲
leg 腿 大腿
foot 脚 脚踝
knee 膝盖
shoulder 肩膀
throat 喉咙 嗓子 扁桃体
back 背 腰 腰疼 后背
stomach 胃 肚子 胃痛 拉肚子 便秘 反酸 烧心
skin 皮肤 湿疹
blood 血 血液 献血
mother 妈妈 母亲 妈 婆婆 岳母 老妈
father 爸爸 父亲 爸 公公 岳父 老爸
parents 父母 爸妈 家长
son 儿子 大儿子
daughter 女儿 闺女 儿媳 媳妇
child 孩子 小孩 儿童 小朋友
baby 宝宝 婴儿 宝贝 奶嘴
brother 哥哥 弟弟 兄弟
sister 姐姐 妹妹 姐妹
grandmother 奶奶 外婆 姥姥 祖母 老奶奶 阿婆
grandfather 爷爷 外公 姥爷 祖父 老爷爷
grandson 孙子 孙女 外孙
uncle 叔叔 舅舅 伯伯 姑父
aunt 阿姨 姑姑 姨妈 舅妈 婶婶
cousin 表哥 表姐 表弟 表妹 堂哥 堂弟 堂妹
nephew 侄子 外甥
niece 侄女 外甥女
husband 丈夫 老公 先生
wife 妻子 老婆 太太 爱人
wedding 婚礼 婚宴 喜酒 婚纱
marry 结婚 订婚 求婚 领证
divorce 离婚
family 家人 家庭 全家
relatives 亲戚 亲人
friend 朋友 好友 闺蜜 同学
girlfriend 女朋友 男朋友 女友 男友 恋人
neighbor 邻居 隔壁 楼上 楼下
guest 客人 来宾
boss 老板 领导 上司 经理 主管
colleague 同事 同僚
teacher 老师 教师 教授 班主任 教练
student 学生 大学生 中学生 小学生
lawyer 律师
accountant 会计 会计师
plumber 水管工 水电工 管道工
repairman 修理工 师傅 维修
driver 司机
hairdresser 理发师 理发店 美发店 美发 发廊
engineer 工程师
programmer 程序员 开发
owner 房东 主人 业主
woman 女人 女士 女性
man 男人 男士 男性
person 人们 人员
name 名字 姓名 名称 叫 称呼
nickname 外号 昵称 小名
birthday 生日 寿辰 大寿
anniversary 纪念日 周年
funeral 葬礼 追悼会 丧事 殡仪馆
die 去世 死 过世 逝世 走了
live 住 居住 住在
move 搬家 搬到 搬 搬走
house 房子 家里 住宅 别墅
apartment 公寓 小区 套房 住房
rent 房租 租金 租 租房 押金 出租
mortgage 房贷 按揭
room 房间 客厅 书房 屋子 屋
kitchen 厨房 擦丝器
bathroom 浴室 卫生间 洗澡 厕所 洗手间
bedroom 卧室
basement 地下室 仓库 储藏室
balcony 阳台 露台
garden 花园 院子 菜园 菜地 菜园子 吊床
floor 地板 楼层 地面
wall 墙 墙壁
roof 屋顶 房顶 天台
door 门 大门 房门
window 窗户 窗 玻璃窗
stairs 楼梯 台阶
elevator 电梯
furniture 家具
table 桌子 餐桌 书桌 茶几
chair 椅子 凳子
bed 床 床垫 床铺
sofa 沙发
wardrobe 衣柜 衣橱
shelf 架子 书架 书柜 货架
drawer 抽屉
box 盒子 箱子 纸箱
bag 包 背包 书包 袋子 手提包 包包
key 钥匙 备用钥匙
lock 锁 门锁 上锁 车锁
lamp 灯 台灯
bulb 灯泡 球茎
mirror 镜子
fridge 冰箱 冷冻 冰柜
oven 烤箱 炉子 灶
microwave 微波炉
washing 洗衣机 洗衣服 洗衣 脱水
cleaning 打扫 清洁 大扫除 收拾
dishes 碗 盘子 洗碗 餐具
pan 锅 平底锅 炒锅
knife 刀 菜刀 小刀 磨刀
cup 杯子 水杯 茶杯 奖杯
repair 修 修理 修好 修车 修补 检修
broken 坏 坏了 故障 碎 损坏 毛病 失灵 出毛病
leak 漏水 漏 滴水 渗水 泄漏
pipe 水管 管道 管子
water 水 喝水
heating 暖气 供暖 热水器 取暖 地暖
conditioner 空调 风扇
electricity 电 停电 电费 插座 用电
gas 煤气 天然气 燃气
paint 油漆 刷漆 粉刷
color 颜色
renovation 装修 翻新
tool 工具 锤子 电钻
buy 买 购买 购物 买了 入手
sell 卖 出售 二手 卖掉
shop 商店 店 店铺 便利店 商场 店里 铺子
market 市场 超市 菜市场 集市
price 价格 价钱 多少钱
cost 费用 花费 成本 花了 开销
pay 付 付款 支付 交费 缴费 交钱 还款 还贷 付了
money 钱 现金 零花钱 金额 资金 块钱
salary 工资 薪水 薪资 奖金 年薪 月薪 收入 加薪 涨工资 时薪
bank 银行
account 账户 账号 存折
credit 信用卡
card 卡 银行卡 会员卡 贺卡 明信片
loan 贷款 借款 车贷
debt 欠 债 债务 欠款
tax 税 税款 报税 纳税 个税 退税 申报
bill 账单 发票 收据 水电费 物业费
insurance 保险 医保 车险 投保 理赔 社保 医保卡
expensive 贵 昂贵
cheap 便宜
discount 打折 优惠 折扣
save 存钱 储蓄 节省 攒 存 省钱
invest 投资 股票 基金 理财
gift 礼物 礼品 送给 送 红包
contract 合同 协议 劳动合同
document 文件 证件 资料 证书 身份证 材料
passport 护照
visa 签证
license 驾照 执照 驾驶证
signature 签名 签字 盖章 签
job 职业 找工作 求职 兼职 入职 跳槽 打工
work 工作 上班 加班 干活
office 办公室 居家办公
company 公司 企业 单位
factory 工厂
quit 辞职 离职
retire 退休
hire 招聘 雇 录用 加入
business 生意 创业
project 项目
meeting 会议 开会 家长会
deadline 截止 期限 最后期限 截止日期
report 报告 汇报 报案 举报
vacation 假期 休假 放假 请假 寒假 暑假 年假
holiday 节日 春节 中秋节 过年 国庆 五一
weekend 周末
interview 面试 采访
school 学校 小学 中学 高中 上学
kindergarten 幼儿园 托儿所
university 大学 专业 高校
course 课程 培训 补习班
lesson 课 上课 补习
homework 作业
exam 考试 高考 测验 考级 考 中考 考证
grade 成绩 分数 年级 成绩单
graduate 毕业
mathematics 数学
history 历史
language 语言 外语
english 英语 英文
learn 学 学习 学会
read 读 阅读 看书
write 写 写作
book 书 书籍 书店 图书 绘本 童话
novel 小说
library 图书馆
newspaper 报纸
pen 笔 铅笔 钢笔
notebook 笔记本 本子
diary 日记
car 车 汽车 轿车 开车 车子 私家车
truck 卡车 货车
bus 公交车 公共汽车 巴士 大巴 公交 校车
train 火车 高铁 列车 动车
station 车站 火车站 站台
metro 地铁
plane 飞机
flight 航班 机票 起飞 飞往
airport 机场
ticket 票 车票 门票
bicycle 自行车 单车 骑车
motorcycle 摩托车 电动车
boat 船 小船
taxi 出租车 打车
road 路 马路 公路 高速
parking 停车 停车场 车位 停车位 倒车
gasoline 汽油 加油 加油站
tire 轮胎 车胎 雪地胎 爆胎
accident 事故 车祸 出事 意外 追尾
traffic 交通 堵车 红绿灯
fine 罚款 罚单
depart 出发 动身 启程
arrive 到达 抵达 到了
delay 延误 晚点 迟到
travel 旅行 旅游 出游 度假
walk 走路 散步 步行 遛弯
run 跑 跑步 马拉松 慢跑
swim 游泳 泳池
ride 骑 坐车
drive 驾驶 驾车
luggage 行李 行李箱
hotel 酒店 宾馆 旅馆 民宿
reservation 预订 预约 订位
cancel 取消 解约 退订 退保
beach 海滩 沙滩 海边
sea 大海 海
lake 湖
river 河 江
mountain 山 爬山 登山
forest 森林 树林
island 岛 海岛
city 城市 市区
village 村 农村 老家 家乡
country 国家
abroad 国外 出国 留学
america 美国
china 中国
japan 日本 东京
map 地图 导航
address 地址 邮编
weather 天气 天气预报 气温
rain 雨 下雨 暴雨
snow 雪 下雪
wind 风 台风 刮风
sun 太阳 阳光 晒
hot 热 炎热
cold 冷 寒冷
warm 温暖 暖和
winter 冬天 冬季
spring 春天 春季
summer 夏天 夏季 夏末
autumn 秋天 秋季
monday 星期一 周一
tuesday 星期二 周二
wednesday 星期三 周三
thursday 星期四 周四
friday 星期五 周五
saturday 星期六 周六
sunday 星期天 星期日 周日
morning 早上 上午 早晨 清晨
afternoon 下午
evening 晚上 傍晚
night 夜里 半夜 夜晚 夜 深夜
yesterday 昨天 前天
tomorrow 明天 后天
today 今天
begin 开始
finish 结束 完成
stop 停止 停 戒
wait 等 等待
eat 吃 吃饭 用餐 服用
food 食物 菜 食品 饭菜
breakfast 早餐 早饭
lunch 午饭 午餐
dinner 晚饭 晚餐 聚餐
cooking 做饭 烹饪 做菜 菜谱
bread 面包 面包店
cake 蛋糕
sweets 甜食 点心 零食 甜点 糖果
chocolate 巧克力
soup 汤 鸡汤 煲汤
rice 米饭 大米 米
noodles 面条 拉面 方便面 面
dumplings 饺子 包子 馄饨 汤圆
meat 肉 肉类
beef 牛肉
pork 猪肉
chicken 鸡肉 鸡
fish 鱼 金鱼 鱼缸
fishing 钓鱼
shrimp 虾 海鲜 螃蟹 虾仁
egg 鸡蛋 蛋 煎蛋 炒蛋
milk 牛奶 奶制品 乳制品 乳糖 奶粉
cheese 奶酪 芝士
yogurt 酸奶
sugar 糖 白糖 胰岛素
salt 盐 低盐
spicy 辣 辣椒 麻辣
honey 蜂蜜
tofu 豆腐 豆浆 大豆
fruit 水果
apple 苹果
banana 香蕉
orange 橙子 橘子
strawberry 草莓
grape 葡萄
peach 桃子
watermelon 西瓜
vegetable 蔬菜 青菜 萝卜
potato 土豆 红薯 马铃薯
tomato 西红柿 番茄
carrot 胡萝卜
onion 洋葱
garlic 大蒜 蒜
mushroom 蘑菇 香菇
nut 坚果 花生 核桃 杏仁
vegetarian 素食 吃素
diet 减肥 节食 饮食 空腹
coffee 咖啡 咖啡因
tea 茶 绿茶 红茶 喝茶 茶叶
juice 果汁 饮料
beer 啤酒
wine 红酒 葡萄酒
alcohol 酒 白酒 喝酒 酒精 戒酒
drink 喝 饮品 饮用
hungry 饿
cafe 咖啡馆 咖啡店
restaurant 餐厅 饭馆 饭店 餐馆 馆子 菜馆 湘菜馆 火锅店
delicious 好吃 美味
taste 味道 口味
sweet 甜
cat 猫 猫咪 小猫
dog 狗 小狗 狗狗 遛狗
pet 宠物 养
bird 鸟 鹦鹉
horse 马 骑马
rabbit 兔子
animal 动物
veterinarian 兽医 宠物医院 动物医院
flower 花 鲜花 玫瑰 开花
plant 植物 种 盆栽 绿植 换盆
tree 树 树木 大树
hobby 爱好 兴趣
sport 运动 体育 锻炼
football 足球 踢球
basketball 篮球
badminton 羽毛球
tennis 网球
pong 乒乓球
ski 滑雪
yoga 瑜伽 普拉提
gym 健身 健身房
chess 象棋 围棋 下棋
dance 跳舞 舞蹈 广场舞
win 赢 冠军 胜利 获胜 得奖
lose 输 丢了 掉了 不见了 挂失
match 比赛
team 队 球队 团队 小组 部门
music 音乐
song 歌 歌曲 摇篮曲
sing 唱歌 唱 合唱团 歌唱
guitar 吉他
piano 钢琴
violin 小提琴 大提琴
instrument 乐器 弹 演奏
concert 音乐会 演唱会
theater 剧院 话剧 电影院
film 电影
watch 观看 看电视 表
television 电视 电视剧 电视机
museum 博物馆 美术馆 展览馆
exhibition 展览
painting 画 绘画 油画
draw 画画
photo 照片 拍照 摄影 合影
camera 相机 摄像头 照相机
game 游戏 玩游戏
toy 玩具 积木 乐高 毛绒玩具
clothes 衣服 服装
shirt 衬衫 t恤
trousers 裤子 牛仔裤
dress 裙子 连衣裙
coat 外套 大衣 羽绒服
hat 帽子
shoes 鞋 鞋子 运动鞋
umbrella 伞 雨伞 遮阳伞
ring 戒指
wallet 钱包 皮夹
clock 手表 钟
wear 穿 戴
phone 手机 电话
call 打电话 联系 电话号码 通话 来电
message 短信 微信 消息
letter 信 信件
mail 邮局 邮寄
package 快递 包裹 外卖
computer 电脑 计算机 笔记本电脑
screen 屏幕 显示器 显示屏 屏
printer 打印机 打印
internet 网络 上网 路由器 无线网 宽带
password 密码 口令
program 程序 软件
website 网站 网页
email 邮件 邮箱 电子邮件
backup 备份
charge 充电 电池 充电器
video 视频 录像
news 新闻
police 警察 派出所 公安局 报警
fire 火灾 着火 消防 火
thief 小偷 偷 贼
lost 丢 丢失 弄丢 遗失 失物招领 失物
find 找到 发现 捡到
search 找 寻找
forget 忘 忘记
remember 记得 记住 回忆
hide 藏 躲
put 放 存放 保管 放在 摆 放在哪里
take 拿 带走
bring 带来 带
give 给 交给
send 寄 发送
receive 收到
open 打开 开门
close 关 关闭 关门
throw 扔 丢掉
rubbish 垃圾 废品 垃圾桶
cut 切 剪 割
wash 洗 刷牙
sleep 睡 睡觉 睡眠 午睡 入睡 午觉
wake 起床 醒
alarm 闹钟 警报 响 报警器
dream 梦 做梦 噩梦
rest 休息
help 帮 帮助 帮忙
care 照顾 照看 带孩子 照料 护理
ask 问 询问
answer 回答 回复 答复
say 说 告诉
talk 聊天 谈 聊 谈过
advise 建议 推荐
promise 答应 承诺 保证
agree 同意
forbid 禁止
complain 抱怨 投诉
argue 吵架 争吵 争论 争执
apologize 道歉 赔礼 对不起
thank 感谢 谢谢
invite 邀请 请客 请了 请
visit 拜访 看望 探望 做客 串门
meet 见面 碰面 遇到
love 爱 恋爱 爱情 谈恋爱 喜欢上
like 喜欢 爱喝 爱吃
favourite 最喜欢 最爱
hate 讨厌 不喜欢
want 想要
need 需要
afraid 怕 害怕 恐惧
angry 生气 愤怒 发火
sad 难过 伤心 抑郁
happy 高兴 开心 快乐
cry 哭
laugh 笑
tired 累 疲劳 疲惫 困
worry 担心 焦虑
interesting 有趣 有意思
beautiful 漂亮 美丽 美
new 新 新的
old 旧 老
elderly 老人 老人家 老年人
young 年轻
big 大型
good 好的
weigh 体重 公斤 称重
height 身高
number 号码 编号 数字
quiet 安静
noise 噪音 吵 吵闹
smell 气味 味儿 味 臭
red 红色 红
blue 蓝色 蓝
green 绿色 绿
yellow 黄色
white 白色
black 黑色
smoking 烟 抽烟 吸烟 戒烟
habit 习惯
plan 计划 打算 安排
problem 问题 麻烦
reason 原因 理由
change 改 改变 换
replace 更换 替换
party 聚会 派对 宴会
celebrate 庆祝 过节 庆生
christmas 圣诞节 圣诞
church 教堂 教会
temple 寺庙
government 政府
pension 养老金 退休金
budget 预算
refund 退款 退货 退 报销
order 订单 订购 订 下单 订做 网购
important 重要
difficult 难 困难
easy 简单 容易
busy 忙
famous 有名 著名
secret 秘密
decide 决定
choose 选 选择 挑
try 尝试 试
practice 练习 训练
prepare 准备
explain 解释 说明
understand 理解 明白
know 知道 认识
think 想 觉得 认为
look 看
hear 听 听见 听不见 听到
fall 摔 摔倒 跌倒 摔跤 滑倒 绊倒 摔下 跌
grow 种植 长大
stay 住宿 过夜 停留
borrow 借 借走 借用
return 还 归还 回家 回国 还给
use 使用
postpone 推迟 延期 改到
teach 教
register 登记 注册 报名
create 制作 做
fracture 石膏 骨裂
wrist 腕
ankle 脚腕 踝
arm 胳膊 手臂 肘 胳膊肘
toe 脚趾
neck 脖子 颈椎 颈
face 脸 脸上 面部 雀斑
nose 鼻子 鼻炎 流鼻涕 鼻涕 鼻塞
mouth 嘴 嘴巴 嘴唇 口腔
tongue 舌头
lung 肺 肺炎 支气管
liver 肝 肝脏
kidney 肾 肾脏 肾结石
thyroid 甲状腺 甲状腺药
hormone 激素 荷尔蒙
bone 骨头 骨
muscle 肌肉
brain 大脑 脑子
cancer 癌症 肿瘤 癌
infection 感染 发炎 炎症 细菌 传染
virus 病毒 新冠 阳了
wound 流血 划伤 擦伤
burn 烫伤 烧伤 烫
bandage 绷带 创可贴 纱布
drops 滴眼液 眼药水
swollen 肿 红肿 浮肿 肿了
vomit 呕吐 吐
diarrhea 腹泻
nausea 恶心
dizzy 头晕 眩晕 晕
faint 晕倒 昏倒
awake 熬夜
sweat 出汗 流汗
breathe 呼吸 喘
weight 斤 称
pregnant 孕
pediatrician 儿科医生
gynecologist 妇科
dermatologist 皮肤科 皮肤科医生
psychologist 心理医生 心理咨询
therapy 理疗 针灸 按摩 推拿
diagnosis 诊断 确诊
analysis 化验 验血
x-ray 透视
mole 痣
stroke 中风
ambulance 救护车
emergency 紧急
wheelchair 轮椅
crutches 拐杖
hearing 助听器
blind 失明 盲 色盲
deaf 聋
braces 牙套 矫正
cavity 补牙
lens 隐形眼镜
smoke 香烟 抽
stress 紧张
depression 抑郁症
exercise 拉伸
toothbrush 牙刷 牙膏
shampoo 洗发水
soap 肥皂 香皂
towel 毛巾
perfume 香水
makeup 化妆 口红 化妆品
shave 刮胡子 剃须刀
haircut 剪头发 发型
grandparents 爷爷奶奶 外公外婆
twins 双胞胎 龙凤胎
teenager 青少年
adult 成年人 大人
brother-in-law 小舅子 姐夫 妹夫 大舅子
sister-in-law 嫂子 弟媳 小姨子
mother-in-law 丈母娘
son-in-law 女婿
partner 对象 伴侣
couple 夫妻 两口子 情侣
widow 寡妇
orphan 孤儿
kiss 亲吻 吻
hug 拥抱 抱
grave 墓 坟 扫墓 墓地
inheritance 遗产 继承 遗嘱 留给
ancestor 祖先 祖宗 家谱
festival 中秋 端午 清明 元宵 新年 除夕
surprise 惊喜 惊讶
congratulate 祝贺 恭喜 祝福 道喜
age 年龄 岁 几岁
toilet 马桶
attic 阁楼
garage 车库
hallway 走廊 玄关
ceiling 天花板
fence 围栏 栅栏 篱笆
shed 小屋 棚子 工具房 棚
cupboard 柜子 橱柜
curtain 窗帘
carpet 地毯
wallpaper 墙纸 壁纸
electrician 电工
carpenter 木匠 木工
craftsman 工匠 匠人
technician 技术员 工程师傅
drip 滴
tap 龙头 水龙头
valve 阀门
sink 水槽 洗手池 洗脸池
bathtub 浴缸
shower 淋浴 花洒
boiler 锅炉
fuse 保险丝 跳闸
switch 开关
cable 电线 线
charger 充电宝 充电线
meter 电表 水表
mold 发霉 霉
damp 潮湿 湿
dust 灰尘 灰
dirt 脏 泥
stain 污渍
clean 干净 擦 清理 扫地 拖地
cleaner 保洁 钟点工 家政
nanny 保姆 月嫂
vacuum 吸尘器
broom 扫帚 扫把
bucket 桶 水桶
recycle 回收 垃圾分类
laundry 衣物 干洗 干洗店
dryer 烘干机
iron 熨斗 熨
dishwasher 洗碗机
freezer 冷冻室
freeze 冻 结冰 冻着
kettle 电水壶 水壶 烧水壶
appliance 家电 电器 电饭煲 电饭锅
mixer 搅拌机 榨汁机
pot 砂锅
bottle 瓶子 瓶 保温杯
fork 叉子
spoon 勺子
chopsticks 筷子
sharpen 磨
scissors 剪刀
code 验证码
burglary 入室盗窃
steal 被偷 盗
tenant 租客 房客 租户
roommate 室友 合租
deposit 定金 订金
transport 运输 运送 托运
interest 利率 利息
transfer 转账 汇款 打钱 转机 换乘
savings 存款 积蓄
coin 硬币 古币
increase 涨 涨价 增加 上涨
decrease 降 减少 下降 降价
receipt 小票
bonus 年终奖
compensation 赔 赔偿 赔了
subscription 订阅 会员
donate 捐 捐款 捐赠 捐给
complaint 维权
exchange 退换 交换 交换生
warranty 保修 质保
deliver 送货 配送
stamp 邮票
damage 损失 弄坏
scratch 刮 划痕 刮擦 蹭
mechanic 修理厂 修车铺 4s店
brake 刹车
engine 发动机 引擎
motor 电机 马达
fuel 油费
inspection 年检 年审
ship 轮船
trip 旅途 春游 郊游 出差 秋游
tourist 游客
camping 露营 帐篷
hike 徒步
border 边境
customs 海关
employee 员工 职员
branch 分公司 分店 树枝 剪枝
manager 负责 管 管理
position 职位 岗位 职务 职称
promotion 升职 晋升 提拔
resume 简历
newcomer 新人 新来的
fired 解雇 辞退 裁员 开除
unemployed 失业
intern 实习 实习生
shift 轮班 夜班 值班
conference 大会
appointment 约会 约
task 任务
offer 提议 提供
accept 接受
refuse 拒绝
customer 客户 顾客
class 班 班级
certificate 证明
pass 通过 及格 考上 合格
fail 不及格 挂科 失败
pool 游泳池 游泳馆 充气泳池
jump 跳 跳台 跳水 蹦床
climbing 攀岩
skate 滑冰 溜冰 轮滑
competition 竞赛
prize 奖 奖品
medal 奖牌 金牌
play 玩 玩耍
doll 娃娃
puzzle 拼图 谜语
cards 打牌 扑克 麻将
choir 合唱
rehearsal 排练 彩排
conductor 指挥
calligraphy 书法 毛笔
knit 织毛衣 编织
sew 缝 裁缝
collect 收藏 收集
treasure 寻宝 宝藏
bark 狗叫 吠
bite 咬
feeder 喂鸟器
cage 笼子
feed 喂 喂养 饲料 喂食 猫粮 狗粮
hen 母鸡
duck 鸭 鸭子
cow 牛
pig 猪
sheep 羊
hedgehog 刺猬
snail 蜗牛
turtle 乌龟
mouse 老鼠
ant 蚂蚁
bee 蜜蜂
spider 蜘蛛 蜘蛛网
mosquito 蚊子
cockroach 蟑螂
lawn 草坪
grass 草 杂草 除草
mow 割草 割草机 剪草
machine 机器
irrigation 浇水 浇花 灌溉
prune 修剪
seed 种子 播种
harvest 收获 收成 采摘
fertilizer 肥料 施肥
screwdriver 螺丝刀
saw 锯子
ladder 梯子
shovel 铲子
cabbage 白菜 卷心菜
pumpkin 南瓜
cucumber 黄瓜
pepper 青椒 胡椒
bean 豆 豆子
lettuce 生菜
spinach 菠菜
pear 梨
cherry 樱桃
lemon 柠檬
butter 黄油
lamb 羊肉
sausage 香肠
broth 高汤
sauce 酱 酱油
salty 咸
flour 面粉
jam 果酱
cookie 饼干
ice 冰
herb 草药 中药 香草 薄荷
spice 香料 调料 肉桂 花椒
ginger 姜 生姜
recipe 食谱 做法
cook 煮 下厨
bake 烤 烘焙
fry 炒 煎 炸
thirsty 渴
meal 餐 饭 一顿
waiter 服务员
menu 菜单
tip 小费
disappointed 失望
sweater 毛衣
jacket 夹克
boots 靴子
socks 袜子
scarf 围巾
gloves 手套
necklace 项链
earrings 耳环
button 扣子
size 尺码 大小 尺寸
fog 雾 雾霾
flood 洪水 水灾 淹 进水
moon 月亮 满月 月圆
star 星星
noon 中午
week 星期 礼拜
month 每月
hour 小时
minute 分钟
court 法院 法庭
quarrel 矛盾 纠纷
lie 撒谎 骗
fraud 诈骗 骗子
proud 骄傲 自豪
bored 无聊
form 表格 申请表
apply 申请
authority 居委会 物业
volunteer 志愿者 义工 志愿
member 成员 会费
firefighter 消防员
danger 危险
keep 保存 存在 寄存
hang 挂
lend 借给 借出
remove 切除 去掉 拔 切掉 摘除
break 断 打碎 打破 课间
build 建 盖
happen 发生
poison 毒 毒药 中毒
wood 木头 木材
stone 石头
plastic 塑料
paper 纸
candle 蜡烛
balloon 气球
fireworks 烟花 鞭炮
story 故事
idea 主意 想法
result 结果
mistake 错 错误
luck 运气 幸运 护身符
street 街
bridge 桥
place 地方 地点
park 公园
playground 游乐场 操场 沙坑
variety 品种 种类
ugly 丑
sour 酸
bitter 苦
soft 软
hard 硬
tutor 家教 辅导 补习老师 补课
latin 拉丁语
french 法语 法国人
spanish 西班牙语
german 德语
tombstone 墓碑 石匠
gravestone 碑
detector 探测器 传感器
apprentice 学徒 徒弟
profession 行业
barbecue 烧烤 野餐烤肉
picnic 野餐
salad 沙拉 凉菜
mayonnaise 蛋黄酱 沙拉酱
mustard 芥末
ketchup 番茄酱
cramp 抽筋 痉挛
chimney 烟囱 油烟机
watercolor 水彩 颜料
paints 油彩
photographer 摄影师
image 图片 相片 图像
disk u盘 硬盘 存储卡
rye 黑麦
wheat 小麦 全麦
railway 铁路 车厢
provider 运营商 供应商
router 光猫
installment 分期 分期付款
owe 欠钱
estimate 报价 估价
removal 处理 清运
downstairs 一楼
upstairs 二楼
compress 冷敷 敷
separate 分开 单独
heel 脚后跟
chin 下巴
cheek 脸颊
eyebrow 眉毛 睫毛
forehead 额头
belly 腹部
chest 胸 胸部
hip 髋 臀部
spine 脊椎 腰椎
nerve 神经
vein 静脉
cholesterol 胆固醇
pulse 脉搏 心跳
anesthesia 麻醉
stitches 缝针 拆线
scar 疤 疤痕
acne 痘痘 青春痘
lice 头虱
worm 虫子 驱虫
thermometer 体温计 温度计
pharmacist 药剂师
syrup 糖浆
painkiller 布洛芬
tissue 纸巾
diaper 尿布 尿不湿
stroller 婴儿车 童车
crib 婴儿床
adopt 收养 领养
stepmother 继母 继父
bride 新娘 新郎
honeymoon 蜜月
reunion 同学会
ceremony 仪式 典礼
tradition 传统 习俗
costume 戏服 化装
greeting 问候
toast 干杯
decoration 装饰 布置
porch 门廊
brick 砖
cement 水泥 混凝土
tile 瓷砖
plaster 腻子
screw 螺丝
hinge 合页
handle 把手
bell 门铃 铃
mat 垫子 地垫
blanket 被子 毯子
pillow 枕头 靠垫
sheet 床单
hanger 衣架
detergent 洗衣液 洗洁精
bleach 漂白剂
mop 拖把
trash 垃圾箱
basket 篮子
jar 罐子 坛子
can 罐头
napkin 餐巾
tray 托盘
lid 盖子
scale 秤
timer 定时器
flashlight 手电筒
extension 插线板 接线板
remote 遥控器
speaker 音箱
headphones 耳机
tablet 平板
app 应用
update 更新 升级
file 文件夹
scam 上当
witness 证人 目击者
queue 排队
closed 停业
opening 营业时间 开业
hours 几点 时间
schedule 时间表 日程 课表
calendar 日历
reminder 提醒 催
early 提前 早点
fee 手续费 学费
cashier 收银台
coupon 优惠券 代金券
lottery 彩票
allowance 补贴 津贴
scholarship 奖学金
bankrupt 破产 倒闭
auction 拍卖
bargain 划算 特价
pajamas 睡衣
underwear 内衣 内裤
swimsuit 泳衣 泳裤
tie 领带
suit 西装
belt 皮带 腰带 安全带
zipper 拉链
sunglasses 太阳镜
sunscreen 防晒霜
slippers 拖鞋
sneakers 球鞋
shoemaker 修鞋
jeweler 珠宝店
bracelet 手镯 手链
gold 黄金 金
silver 银
diamond 钻石
antique 古董
model 模型
comic 漫画
magazine 杂志
poem 诗 诗歌
ruler 尺子
uniform 校服 制服
principal 校长
canteen 食堂
essay 作文
spelling 拼写 错别字 听写 单词
physics 物理
chemistry 化学
biology 生物课
geography 地理
science 科学
experiment 实验
enroll 入学 录取
repeat 留级 重复
punish 惩罚 挨骂
praise 表扬 夸
bully 欺负 霸凌
shy 害羞 内向
stubborn 固执 倔
lazy 懒
brave 勇敢
polite 礼貌
jealous 嫉妒 吃醋
lonely 孤独 寂寞
homesick 想家
miss 想念
shout 喊 叫喊
whisper 悄悄话
record 记录
kilometer 公里
race 赛跑
cycling 骑行
golf 高尔夫
volleyball 排球
judo 武术 跆拳道 柔道
surf 冲浪
sail 帆船
dive 潜水
sled 雪橇
swing 秋千 滑梯
amusement 游乐园
circus 马戏团
magic 魔术
board 桌游
trumpet 小号
accordion 手风琴
orchestra 乐团 乐队
stage 舞台 演出 表演
actor 演员
opera 歌剧 京剧
ballet 芭蕾
sculpture 雕塑
pottery 陶艺 陶瓷
craft 手工 折纸
flowers 花束
rose 月季
tulip 郁金香
sunflower 向日葵
orchid 兰花
cactus 仙人掌
lavender 薰衣草
bush 灌木
greenhouse 温室 大棚
hose 软管
pond 池塘 鱼塘
well 井
bench 长椅
lantern 灯笼
fireplace 壁炉 柴火
moth 飞蛾
flea 跳蚤 蜱虫
snake 蛇
frog 青蛙
squirrel 松鼠
fox 狐狸
deer 鹿
boar 野猪
crow 乌鸦
pigeon 鸽子
goose 鹅
swan 天鹅
owl 猫头鹰
stork 鹳
reconcile 和好 和解
blame 怪 责怪
warn 警告
describe 描述
compare 比较 对比
organize 组织 整理
arrange 约定
confirm 确认
check 核对
measure 量 测量
count 数
calculate 计算 算
lift 抬 举
push 推 按
pull 拉 拽
drop 掉 掉落
spill 洒 打翻
pour 倒 倒水
mix 搅拌 混合
peel 削皮 剥
slice 切片
boil 烧开
steam 蒸
grind 磨碎
stir 搅
pickle 咸菜
bacon 培根
steak 牛排
stew 炖菜 炖 红烧
curry 咖喱
sushi 寿司
pizza 披萨
hamburger 汉堡
fries 薯条
sandwich 三明治
pancake 煎饼 薄饼
porridge 粥 稀饭
cereal 麦片
oil 油 橄榄油
vinegar 醋
yeast 酵母
dough 面团
raisin 葡萄干
coconut 椰子
pineapple 菠萝
melon 哈密瓜 甜瓜
blueberry 蓝莓
apricot 杏子
fig 无花果
chestnut 栗子
eggplant 茄子
zucchini 西葫芦
broccoli 西兰花 花菜
corn 玉米
beet 甜菜
celery 芹菜
avocado 牛油果
lentils 扁豆
seaweed 海带 紫菜
squid 鱿鱼
oyster 牡蛎 蛤蜊
tuna 金枪鱼
trout 鳟鱼
herring 鲱鱼
lemonade 汽水 可乐
cocoa 可可
whiskey 威士忌
drunk 醉
hangover 宿醉
bakery 面包房 蛋糕店
butcher 肉店 肉铺
kiosk 小卖部
drugstore 药妆店
hardware 五金店
florist 花店
mall 百货
stall 摊位
bathhouse 澡堂 温泉
salon 美容院 美甲
barber 剃头
tattoo 纹身
highway 高速公路
toll 过路费
tunnel 隧道
crossing 路口 十字路口
speed 速度 超速
seat 座位 座椅
helmet 头盔 安全帽
tow 拖车
puncture 漏气
breakdown 抛锚
charging 充电桩
rental 租车
commute 通勤 上下班 拼车
cabin 小木屋
sleeping 睡袋 打呼噜 打鼾 呼噜 鼾声
compass 指南针
guide 导游 指南
souvenir 纪念品 特产
castle 城堡
palace 宫殿 故宫
tower 塔
monument 纪念碑
square 广场
waterfall 瀑布
cave 山洞
valley 山谷
hill 小山
coast 海岸
wave 海浪
tide 潮水
harbor 港口
cruise 邮轮
passenger 乘客
crew 机组 空姐
pilot 飞行员
gate 登机口
boarding 登机
timetable 时刻表
refuge 避难所
earthquake 地震
hail 冰雹
thunder 打雷 闪电
rainbow 彩虹
sunset 日落 日出
frost 霜
drought 干旱
humidity 湿度
celsius 度 摄氏度
shade 阴凉
solar 太阳能
energy 能源
janitor 门卫 保安
stairwell 楼道
cellar 地窖
storage 储藏
realtor 中介 房产
property 地皮
permit 许可
residence 户口 居住证
citizenship 国籍
immigration 移民
embassy 大使馆
translator 翻译
lawsuit 官司 起诉
retirement 养老院
dementia 痴呆 老年痴呆
disabled 残疾
survey 问卷 调查
freelance 自由职业 个体
training 进修
badge 徽章 工牌
stadium 体育场
referee 裁判
lifeguard 救生员
rescue 救 救援
charity 慈善
refugee 难民
election 选举 投票
soldier 当兵 军人
war 战争
prison 监狱
religion 宗教
prayer 祈祷
angel 天使
ghost 鬼
podcast 播客
series 连续剧
author 作家 作者
quote 名言
wifi 无线
bluetooth 蓝牙
scan 扫描
copy 复印
delete 删除
upload 上传
parcel 快递员
envelope 信封
wrap 包装
ribbon 丝带
jewelry 首饰 珠宝
fortune 财产 有钱
poor 穷
rash 皮疹
nursing 母乳 喂奶
pencil 橡皮
cart 手推车
pickles 腌 泡菜
astrology 星座 算命
cream 药膏 软膏
attempt 挑战
success 成功
cause 引起 造成
annoy 打扰 烦
stuck 堵 卡住 堵塞
drain 下水道 堵了
rust 生锈
crack 裂缝
hole 洞 破洞
loose 松 松动
tight 紧
sticky 粘
noisy 异响 吱吱
heat 过热
explosion 爆炸
spark 短路 火花
shock 触电 震惊
itch 痒
sneeze 打喷嚏
transplant 移植
chemotherapy 化疗
waiting 候诊 等候
sick 病假 病假条
leave 产假 陪产假
gluten 麸质
pollen 花粉
sting 叮 蜇
needle 刺
blond 金发
bald 秃头
beard 胡子
pierce 打耳洞
chip 芯片
sterilization 绝育
kennel 宠物店 寄养
litter 猫砂
hatch 小鸡 孵
beehive 蜂箱
trim 修枝
pick 采 摘
preserve 腌制
kite 风筝
fairy 仙女
camp 夏令营
scout 童子军
absence 缺席
detention 罚站
dormitory 宿舍
thesis 论文
degree 学位 硕士
deal 交易
store 寄放
crane 吊车
builder 工人
architect 建筑师
scientist 科学家
journalist 记者
chef 厨师
baker 面包师
farmer 农民
gardener 园丁
postman 邮递员
seller 售货员
secretary 秘书
singer 歌手
painter 画家
politician 政治家
midwife 助产士
physiotherapist 理疗师
`;
