/**
 * Everyday Korean by the English word that means about the same, one meaning a line: first the English word, then Korean ones.
 * A hyphen follows the stems of verbs and adjectives, to which endings attach.
 */
export const korean = `
doctor 의사 주치의 의료진 의원님
dentist 치과 치과의사 스케일링 충치
hospital 병원 종합병원 응급실 입원 퇴원 병실
clinic 의원 보건소 진료소 내과 외과 이비인후과 피부과 정형외과 안과
nurse 간호사 간호 간병인 간호조무사
surgery 수술 시술
pharmacy 약국 약사
medicine 약 의약품 복용 감기약 진통제 연고 약을
pill 알약 캡슐 정제
antibiotic 항생제 소염제
vitamin 비타민 영양제 건강식품 철분제
prescription 처방 처방전
vaccine 백신 예방접종 접종 예방주사
injection 주사 링거
ill 병 질병 질환 앓- 병들- 편찮- 걸렸
flu 독감 감기 몸살 인플루엔자 코감기 목감기 장염
fever 열 고열 발열 체온
cough 기침 가래
headache 두통 편두통
pain 아프- 통증 쑤시- 결리- 통증이
allergy 알레르기 알러지 두드러기 과민반응 알러지가
diabetes 당뇨 당뇨병 혈당
pressure 혈압 고혈압 저혈압 압력 혈압계
injury 다치- 부상 골절 상처 삐- 접질리- 타박상 부러지- 삐끗 인대
heal 회복 완치 나았 치료 치유
diagnosis 진단 진단서
examination 검진 건강검진 진찰 진료 검사
ambulance 구급차 119 응급차
cancer 암 종양 항암
infection 감염 염증 세균 바이러스
asthma 천식 호흡기
pregnancy 임신 임산부 산부인과 태아
birth 출산 분만 출생 해산 낳-
insomnia 불면증 불면 잠을못 뒤척이-
rash 발진 습진 아토피
itching 가렵- 가려움
health 건강 몸상태 컨디션
heart 심장 가슴 심장병
tooth 이빨 치아 사랑니 어금니 젖니 유치
eye 눈 시력 눈동자 안구
glasses 안경 선글라스 렌즈 안경점 돋보기
ear 귀 귓속 청력 보청기 귓병
head 머리 이마 뒤통수
hair 머리카락 머리털 파마 염색 가발
hand 손 손바닥 손목 양손 왼손잡이
finger 손가락 손톱 엄지
leg 다리 허벅지 종아리
foot 발 발가락 발바닥 발목
knee 무릎
shoulder 어깨
neck 목 목덜미
throat 목구멍 인후 편도선
back 등 허리 척추 디스크
stomach 배탈 위장 위염 복부 뱃속 소화 소화불량 체하- 변비 속쓰림
skin 피부 살결 여드름
blood 피 혈액 헌혈 출혈
bone 뼈 골다공증 갈비뼈
muscle 근육 근력
brain 뇌 두뇌 뇌졸중
lung 폐 폐렴
liver 간염 간암 지방간
kidney 신장 콩팥
mother 엄마 어머니 어머님 모친 친정엄마 시어머니 장모님 장모 시어머님
father 아빠 아버지 아버님 부친 시아버지 장인어른 시아버님
parents 부모 부모님 양친 시부모님 시댁 친정
son 아들 아드님 큰아들 막내아들 외아들
daughter 딸 따님 큰딸 막내딸 외동딸 딸아이
child 아이 아이들 자녀 자식 어린이 애들 우리애 꼬마
baby 아기 갓난아기 신생아 아가 유아 젖먹이 쪽쪽이
brother 형 오빠 남동생 형제 형님 큰형 처남 시동생 매형 매제 형부 제부
sister 누나 언니 여동생 자매 누이 큰언니 시누이 올케 처제 처형 형수 제수
sibling 동생 남매 막내
grandmother 할머니 외할머니 할머님 친할머니 조모 할매
grandfather 할아버지 외할아버지 할아버님 조부 할배
grandson 손자 손녀 손주
uncle 삼촌 외삼촌 큰아버지 작은아버지 고모부 이모부 아저씨
aunt 이모 고모 숙모 큰어머니 작은어머니 외숙모 아주머니 아줌마
nephew 조카 조카들
niece 조카딸
cousin 사촌 사촌동생
husband 남편 신랑 애아빠 배우자
wife 아내 와이프 집사람 부인 마누라 처
wedding 결혼식 예식 예식장 웨딩 혼례 청첩장
marry 결혼 혼인 신혼 시집 장가 예식을 혼사
divorce 이혼 별거 양육권
family 가족 식구 집안 가정
relatives 친척 친지 일가 사돈
friend 친구 벗 동창 단짝 친한
girlfriend 여자친구 여친 애인 연인 남자친구 남친
date 데이트 소개팅 날짜 일자
neighbor 이웃 옆집 윗집 아랫집 이웃집 앞집 뒷집 이웃사람
guest 손님 방문객 하객
boss 사장 사장님 상사 부장 팀장 과장 대표 대표님 부장님
colleague 동료 직장동료 후배 선배
teacher 선생 선생님 교사 담임 강사 교수 교수님 스승
student 학생 대학생 중학생 고등학생 초등학생 제자 수강생
lawyer 변호사 법무사
accountant 회계사 세무사
plumber 배관공 설비
electrician 전기기사 전기공
repairman 정비소 카센터 수리점 수리기사 수리공 정비사 서비스센터
driver 운전사 운전기사 기사님
waiter 종업원 웨이터 점원 알바생
hairdresser 미용사 미용실 헤어샵 이발소 이발 커트
cook 요리사 셰프 주방장
engineer 엔지니어 기술자 공학
programmer 개발자 프로그래머 코딩
owner 주인 소유자 집주인 건물주 임대인
woman 여자 여성 여인
man 남자 남성 사나이
person 사람 인간 인물 분들
boy 소년 남자아이
girl 소녀 여자아이 아가씨
name 이름 성함 성명 명칭 제목
nickname 별명 애칭 닉네임
birthday 생일 생신 돌잔치 환갑 칠순 생년월일
born 태어나- 태어났
age 나이 연세
anniversary 기념일 기념 주년 결혼기념일
funeral 장례 장례식 조문 부고 상가 빈소 장의사
die 죽- 돌아가셨 사망 별세 숨지- 돌아가시 돌아가시- 세상을떠
live 살- 거주 사시는
move 이사 이삿짐 이주 옮기- 전입
house 집 주택 단독주택 자택 댁 가옥
apartment 아파트 빌라 원룸 오피스텔 자취방 연립주택
rent 월세 전세 임대 집세 세입자 임차 보증금 관리비 임대료
mortgage 주택담보대출 담보 주택담보 주택대출
room 방 거실 작은방 안방
kitchen 부엌 주방 싱크대 강판
bathroom 욕실 화장실 욕조 목욕 변기
bedroom 침실
garage 차고 카센터에
basement 지하실 지하 창고
balcony 베란다 발코니 테라스
attic 다락방 다락
garden 정원 텃밭 화단 마당 주말농장 해먹
yard 뜰 앞마당
floor 바닥 층 마루 장판
wall 벽 담벼락 벽지 담
roof 지붕 옥상
door 문 현관 현관문 대문 출입문
window 창문 창 유리창
stairs 계단 층계
elevator 엘리베이터 승강기
furniture 가구
table 식탁 탁자 테이블 책상
chair 의자 걸상
bed 침대 매트리스
sofa 소파 쇼파
wardrobe 옷장 장롱 붙박이장
shelf 선반 책장 책꽂이 수납장 찬장
drawer 서랍 서랍장
box 상자 박스
bag 가방 봉지 핸드백 쇼핑백 배낭
folder 폴더 파일철
key 열쇠 키 카드키 비상키
lock 자물쇠 잠그- 도어락 비밀번호키 잠금
lamp 전등 스탠드 램프 조명
bulb 전구 형광등 구근
mirror 거울
carpet 카펫 양탄자 러그
curtain 커튼 블라인드
fridge 냉장고 냉동실 김치냉장고
oven 오븐 가스레인지 인덕션
microwave 전자레인지
kettle 주전자 전기포트 전기주전자 포트
dishwasher 식기세척기
washing 세탁기 세탁 빨래 세탁소 빨래방 탈수
dryer 건조기 드라이기
vacuum 청소기
iron 다리미 다림질
cleaning 청소 대청소 정리 정돈
dishes 설거지 그릇 접시 식기
pan 냄비 프라이팬 후라이팬
knife 칼 식칼 과도 칼날
spoon 숟가락 젓가락 수저 포크
cup 컵 잔 머그컵 텀블러 머그
bottle 병에 물병 페트병 보온병
repair 수리 고치- 수선 보수 정비 에이에스 수리비
broken 고장 망가지- 부서지- 깨지- 고장난 파손 고장나-
leak 새- 누수 물이새 새서 샌다 누출 가스누출
pipe 배관 파이프 수도관 하수구
water 물 생수 수돗물 정수기
tap 수도꼭지 수도
heating 난방 보일러 히터 온돌 난로
conditioner 에어컨 냉방 선풍기
electricity 전기 전력 정전 콘센트 전기세
gas 가스 도시가스
paint 페인트 칠하- 도색
color 색 색깔 색상
build 짓- 건설 건축 공사 시공
renovation 리모델링 인테리어
tool 공구 연장 도구 드라이버 망치 드릴
ladder 사다리
nail 못 나사 발톱
glue 풀 접착제 본드
buy 사- 구입 구매 장만 샀다 사왔 쇼핑 장보-
sell 팔- 판매 매매 처분 중고
shop 가게 상점 매장 점포 편의점 백화점 대리점
market 시장 마트 슈퍼 슈퍼마켓 장터 이마트 재래시장 전통시장
price 가격 값 시세 요금
cost 비용 경비 들었 들-
pay 내- 지불 결제 납부 납입 치르- 냈다
money 돈 현금 금전 용돈 금액 액수
salary 월급 급여 연봉 봉급 임금 보너스 상여금 연봉협상 시급
bank 은행 국민은행 신한은행
account 계좌 통장 계정
card 카드 명함
credit 신용카드 신용 체크카드
loan 대출 융자 빌리- 빌려
debt 빚 부채 할부 외상 갚-
tax 세금 소득세 연말정산 부가세 재산세 종합소득세 세무서
bill 고지서 청구서 공과금 영수증 계산서
insurance 보험 보험금 실비 자동차보험 보험료 화재보험 건강보험
expensive 비싸- 고가 비싼
cheap 싸다 싼 저렴 싸게 싸-
discount 할인 세일 쿠폰 특가
save 저축 적금 절약 아끼- 모으-
spend 쓰- 지출 소비
invest 투자 주식 펀드 재테크
gift 선물 기프트 답례품 선물하-
contract 계약 계약서 약정 근로계약
document 서류 문서 증명서 등본 신분증
passport 여권
visa 비자
license 면허 면허증 운전면허 자격증 운전학원
signature 서명 사인 도장 인감
job 직장 직업 일자리 취직 취업 알바 아르바이트 입사
work 일 업무 근무 일하- 작업
office 사무실 오피스 회의실
company 회사 기업 법인 업체
factory 공장
profession 전문직 직종
quit 퇴사 그만두- 사직 사표 퇴직 관두-
retire 은퇴 정년 정년퇴직
hire 채용 고용 뽑- 들어오-
business 사업 창업 자영업 장사 비즈니스
project 프로젝트 과제
meeting 회의 미팅 모임 간담회 화상회의 학부모회의
deadline 마감 마감일 기한 제출기한
report 보고서 보고 리포트
presentation 발표 프레젠테이션
promotion 승진 진급
trip 출장 소풍 수학여행 출장지
vacation 휴가 방학 연차 휴직
holiday 공휴일 명절 연휴 설날 추석 휴일
weekend 주말
interview 면접 인터뷰
commute 출근 퇴근 통근 출퇴근 통학 카풀
school 학교 초등학교 중학교 고등학교 학원 입학 등교
kindergarten 유치원 어린이집
university 대학 대학교 대학원 캠퍼스 전공
course 강좌 과정 강의 수강
lesson 수업 레슨 과외
homework 숙제
exam 시험 수능 중간고사 기말고사 테스트 심사 승급 급수 입시 자격시험
grade 성적 점수 학점 학년 등급 성적표
graduate 졸업 졸업식 수료
fail 떨어지- 불합격 실패 탈락
pass 합격 통과 붙었 붙-
mathematics 수학 산수
science 과학
physics 물리
chemistry 화학
biology 생물
history 역사 국사
literature 문학 소설가
language 언어 외국어 말하기
english 영어 토익 토플 영어회화
learn 배우- 공부 익히- 학습 독학
read 읽- 독서
write 쓰는 적- 작성 적어 글쓰기
book 책 도서 서적 책방 서점 동화책 그림책
novel 소설 장편소설 추리소설
poem 시집을 시인 시
library 도서관 열람실
newspaper 신문 기사를
pen 펜 볼펜 연필 만년필
paper 종이 용지 종이접기
notebook 공책 노트 수첩
diary 일기 일기장
dictionary 사전
car 차 자동차 승용차 자가용 차량 차를 중고차
truck 트럭 화물차
bus 버스 시내버스 고속버스 통학버스
train 기차 열차 케이티엑스 고속철도
station 역 기차역 정류장 정거장 터미널 서울역
metro 지하철 전철 호선
plane 비행기 항공기
flight 항공편 비행 항공 항공권 이륙
airport 공항 인천공항
ticket 표 티켓 승차권 입장권 탑승권
bicycle 자전거 사이클
motorcycle 오토바이 스쿠터
boat 배 보트 여객선 유람선
taxi 택시
road 도로 길 고속도로 국도
street 거리 골목
bridge 다리를 대교
parking 주차 주차장 세우-
gasoline 휘발유 기름 주유 주유소 경유
tire 타이어 바퀴 스노타이어
engine 엔진 시동
brake 브레이크 제동
accident 사고 교통사고 접촉사고 추돌
traffic 교통 신호등 교통체증 막히- 정체
fine 벌금 과태료 딱지
speed 속도 과속
depart 출발 떠나-
arrive 도착
delay 지연 연착 늦어지- 지각
travel 여행 관광 나들이 해외여행 배낭여행
tourist 관광객 여행객
go 가- 다니- 다녀오- 다녀왔
come 오- 방문하
walk 걷- 산책 도보 산책시키-
run 달리- 뛰- 달리기 조깅 마라톤
swim 수영 헤엄 수영장
ride 타- 탑승
drive 운전 몰- 드라이브
luggage 짐 수하물 캐리어 여행가방
hotel 호텔 숙소 펜션 민박 모텔 여관 게스트하우스
reservation 예약 예매
cancel 취소 해지 해약
beach 해변 해수욕장 바닷가 백사장
sea 바다 해안 동해 서해 남해
lake 호수 저수지
river 강 한강 개울 하천 냇가
mountain 산 등산 산행 산악 한라산 설악산 봉우리
forest 숲 산림 휴양림
island 섬 제주도 제주 울릉도
city 도시 시내 도심
seoul 서울 강남 종로
busan 부산 해운대
village 마을 동네 시골 고향
country 나라 국가 국내
korea 한국 대한민국
abroad 해외 외국 유학 이민
america 미국 뉴욕
china 중국 베이징
japan 일본 도쿄 오사카
england 영국 런던
france 프랑스 파리
germany 독일 베를린
map 지도 약도 내비게이션
address 주소 우편번호
north 북쪽 북부
south 남쪽 남부
east 동쪽 동부
west 서쪽 서부
weather 날씨 기상 일기예보
rain 비 장마 소나기 폭우 빗물 비가
snow 눈이와 폭설 눈사람 첫눈 함박눈 눈이오-
wind 바람 강풍 태풍
storm 폭풍 폭풍우
sun 햇빛 햇볕 태양
cloud 구름 흐리- 흐린
hot 덥- 더위 뜨겁- 무더위 폭염
cold 춥- 추위 차갑- 한파
warm 따뜻하- 따뜻 따스하- 포근하-
cool 시원하- 시원 식- 식어 식히-
temperature 기온 온도 영하
winter 겨울 한겨울 겨울철
spring 봄 봄철
summer 여름 한여름 여름철 늦여름
autumn 가을 가을철 단풍
monday 월요일
tuesday 화요일
wednesday 수요일
thursday 목요일
friday 금요일
saturday 토요일
sunday 일요일
day 하루 요일
week 주일 이번주 다음주 지난주 매주 일주일
month 달 매달 이번달 다음달 지난달 개월
year 년 올해 작년 내년 해마다 매년
hour 시간 시각
minute 몇분
morning 아침 오전 새벽
afternoon 오후
evening 저녁 밤에 저녁때
night 밤 심야 한밤중 야간 한밤
noon 정오 점심때 한낮
yesterday 어제 그저께 엊그제
tomorrow 내일 모레
today 오늘 금일
early 일찍 이르- 미리
late 늦- 늦게 뒤늦
begin 시작 개시 착수
finish 끝나- 끝내- 마치- 종료 완료 끝
stop 멈추- 그만 중단 정지 끊-
wait 기다리- 대기
always 항상 늘 언제나
often 자주 종종 가끔
never 절대 결코
eat 먹- 식사 드시- 잡수- 드셨
food 음식 요리 먹거리 식품 반찬 식재료 식료품 끼니
breakfast 아침밥 아침식사 조식
lunch 점심 점심밥 도시락
dinner 저녁밥 저녁식사 회식 외식 만찬
cooking 요리하 조리 레시피 끓이- 굽- 볶- 삶- 찌개
bread 빵 식빵 토스트 베이커리 빵집 제과점
cake 케이크 케익 생크림케이크
cookie 과자 쿠키 비스킷 간식
candy 사탕 젤리 캔디
chocolate 초콜릿 초코
soup 국 찌개를 국물 탕 미역국 된장찌개 김치찌개 설렁탕 곰탕 육개장 갈비탕 수프 죽
rice 밥 쌀 쌀밥 현미 볶음밥 비빔밥 김밥
noodles 국수 라면 냉면 우동 칼국수 짜장면 비빔국수 쌀국수 떡볶이
pasta 파스타 스파게티
meat 고기 육류 삼겹살 불고기 갈비
beef 소고기 쇠고기 한우
pork 돼지고기 돼지 족발
chicken 닭 닭고기 치킨 삼계탕
fish 생선 물고기 고등어 회 낚시
shrimp 새우 해산물 조개 게장 오징어
egg 계란 달걀 계란말이 오믈렛
milk 우유 유제품 두유 유당 유당불내증
cheese 치즈
butter 버터 마가린
yogurt 요구르트 요거트
sugar 설탕 당분 인슐린
salt 소금 나트륨 짜다 짠 저염
spicy 맵- 매운 매콤 고추 고춧가루 고추장
honey 꿀 벌꿀
pickles 김치 깍두기 김장 절이- 재우-
tofu 두부 콩 된장 간장
ice 얼음 아이스크림 빙수
fruit 과일 열매
apple 사과
pear 배즙
banana 바나나
orange 오렌지 귤 감귤
lemon 레몬
strawberry 딸기
grape 포도
peach 복숭아 홍시 곶감
watermelon 수박
melon 참외 멜론
vegetable 야채 채소 나물 무
potato 감자 고구마
tomato 토마토 방울토마토
cucumber 오이
carrot 당근
cabbage 배추 양배추 상추
onion 양파 대파
garlic 마늘
mushroom 버섯
corn 옥수수
nut 견과 견과류 땅콩 호두 아몬드 잣
sesame 참깨 참기름 깨
flour 밀가루 밀 글루텐
sandwich 샌드위치 햄버거
pizza 피자
salad 샐러드 감자샐러드
vegetarian 채식 채식주의자 비건
diet 다이어트 식단 살빼 체중감량 금식 살빼- 공복
coffee 커피 아메리카노 라떼 원두 카페인 디카페인
tea 녹차 홍차 차를마시 보리차 찻집 찻잔 대추차
juice 주스 쥬스 음료 음료수
beer 맥주 생맥주
wine 와인 포도주
alcohol 술 소주 막걸리 음주 위스키 술집 금주
drink 마시- 들이켜- 한잔
thirsty 목마르- 갈증
hungry 배고프- 허기 굶-
cafe 카페 커피숍 다방
restaurant 한식당 중국집 일식집 식당 음식점 맛집 레스토랑 횟집 분식집 고깃집
delicious 맛있- 맛나- 맛 맛집을
taste 입맛 맛보- 미각
sweet 달콤 달다 단맛
bitter 쓴맛
sour 시큼 신맛
cat 고양이 냥이 길고양이 반려묘
kitten 새끼고양이
dog 개 강아지 멍멍이 반려견 진돗개 푸들 애견
puppy 새끼강아지
pet 반려동물 애완동물 애완견
bird 새를 앵무새 참새 비둘기 까치
horse 말 승마 망아지
cow 소 송아지 젖소 암소
rabbit 토끼
hamster 햄스터
turtle 거북이 거북
animal 동물 짐승 동물원
veterinarian 수의사 동물병원
leash 목줄 하네스
feed 사료 먹이 모이 먹이주-
fur 털 털갈이
flower 꽃 장미 화분 꽃다발 꽃집 튤립 해바라기 국화
plant 식물 화초 다육이 심- 모종 가꾸- 분갈이
tree 나무 소나무 벚나무 은행나무 가로수
cherry 벚꽃 체리
grass 잔디 잡초
seed 씨앗 씨
farm 농장 농사 밭 논 농부
harvest 수확 추수 따- 거두-
mouse 쥐 생쥐
bear 곰
wolf 늑대
fox 여우
snake 뱀
frog 개구리
spider 거미 거미줄
mosquito 모기
insect 벌레 곤충 바퀴벌레 개미
bee 벌 꿀벌
butterfly 나비
hobby 취미 여가 취미생활
sport 운동 스포츠 체육
football 축구 풋살 월드컵
baseball 야구 프로야구
basketball 농구
volleyball 배구
tennis 테니스
badminton 배드민턴
pong 탁구
golf 골프
bowling 볼링
ski 스키 스노보드 스키장
skate 스케이트
yoga 요가 필라테스 스트레칭
gym 헬스 헬스장 체육관 피트니스
hiking 하이킹 둘레길 트레킹
chess 체스 바둑 장기
dance 춤 댄스 무용 발레
taekwondo 태권도 유도 검도 무술 무도 합기도
coach 코치 트레이너 감독
team 팀 동호회 구단 부서
win 이기- 우승 승리 이겼
lose 패배 패하- 없어지-
match 경기 시합 대회
ball 공 축구공
music 음악 노래방 클래식
song 노래 가요 곡 자장가
sing 부르- 노래하 합창 합창단 노래하-
singer 가수 아이돌
guitar 기타 통기타
piano 피아노
violin 바이올린 첼로
drum 드럼 북을
instrument 악기 피리 플루트
concert 콘서트 공연 연주회 음악회 연주
theater 극장 연극 뮤지컬 영화관
film 영화 다큐멘터리
actor 배우 연기자 탤런트
drama 드라마 연속극
watch 시청 구경 관람 관람하 지켜보-
television 텔레비전 티비 방송 방송국
museum 박물관 미술관
exhibition 전시 전시회
painting 그림 회화 수채화 유화
draw 그리- 그렸 스케치
artist 화가 예술가 작가
photo 사진 촬영 찍-
camera 카메라 사진기
game 게임 놀이 보드게임
play 놀- 놀았
toy 장난감 인형 레고 블록 곰인형 봉제인형
puzzle 퍼즐 수수께끼 퀴즈
knit 뜨개질 뜨개
sew 바느질 재봉틀 재봉 꿰매-
pottery 도자기 공예 도예
camping 캠핑 야영 텐트 캠핑장
fishing 낚시터 낚싯대
clothes 옷 의류 의상 옷가게 한복
shirt 셔츠 티셔츠 블라우스 와이셔츠
trousers 바지 청바지 반바지
skirt 치마 스커트
dress 원피스 드레스
suit 양복 정장 넥타이
coat 코트 외투 점퍼 패딩 재킷 자켓
sweater 스웨터 니트
hat 모자
gloves 장갑
scarf 목도리 스카프 머플러
socks 양말 스타킹
shoes 신발 구두 운동화 샌들 슬리퍼 신발장
boots 부츠 장화
underwear 속옷 팬티
umbrella 우산 양산 파라솔 차양
ring 반지 커플링
necklace 목걸이
earrings 귀걸이 귀고리
wallet 지갑
clock 시계 손목시계
size 크기 사이즈 치수
wear 입- 신- 착용 걸치- 쓰고
phone 전화 휴대폰 핸드폰 스마트폰 전화기 아이폰 갤럭시 폰
call 통화 전화하 전화번호 연락 연락처
message 문자 메시지 카톡 카카오톡 메세지
letter 편지 엽서 답장
mail 우편 우체국 등기
package 택배 소포 배송 배달
computer 컴퓨터 노트북 피시 데스크톱 맥북
screen 화면 모니터 액정
keyboard 키보드 자판 마우스
printer 프린터 인쇄 복사기
internet 인터넷 와이파이 공유기 온라인
password 비밀번호 암호 패스워드 비번 로그인 아이디
program 프로그램 소프트웨어 앱 어플
website 사이트 웹사이트 홈페이지 블로그
email 이메일 메일
file 파일 첨부
backup 백업 복구
data 데이터 자료 정보
error 오류 에러 버그
update 업데이트 갱신 업그레이드
install 설치 깔-
server 서버 클라우드
charge 충전 충전기 배터리
video 영상 동영상 비디오 유튜브
headphones 이어폰 헤드폰
speaker 스피커
radio 라디오
robot 로봇 로봇청소기
news 뉴스 소식 보도
police 경찰 경찰서 파출소
fire 불 화재 소방서 소방관
thief 도둑 도난 절도 소매치기
steal 훔치- 훔쳤 도둑맞-
lost 흘리- 잃어버리- 분실 잃- 유실물 분실물
find 찾- 발견 줍- 주웠
search 검색 수색 뒤지- 찾아보-
forget 잊- 까먹- 깜빡
remember 기억 외우- 추억
hide 숨기- 감추- 숨-
put 놓- 두- 넣- 보관 놔두-
keep 맡기- 간직 지키- 간수
take 가져가- 챙기- 잡- 데려가-
bring 가져오- 데려오- 가져왔
give 주- 드리- 건네-
send 보내- 발송 전송 부치-
receive 받- 수령
open 열- 개봉 개업
close 닫- 폐점 폐업
turn 켜- 끄- 돌리-
throw 던지- 버리-
rubbish 쓰레기 분리수거 재활용 종량제
carry 나르- 운반 들고
cut 자르- 썰- 베- 잘랐
wash 씻- 세수 샤워 감- 닦- 양치
soap 비누 샴푸 세제
towel 수건 타월
toothbrush 칫솔 치약
cosmetics 화장품 화장 로션
perfume 향수
blanket 이불 담요 베개
sleep 자- 잠 수면 잠들- 낮잠 취침 주무시- 숙면 잔다
wake 일어나- 깨어나- 기상시간 깨우-
alarm 알람 알림 경보 울리- 경보기 울린
dream 꿈 악몽 장래희망
sit 앉- 앉아
stand 서- 일어서-
rest 쉬- 휴식
help 돕- 도움 도와
care 돌보- 보살피- 육아
volunteer 봉사 자원봉사
donate 기부 후원 기증
ask 묻- 물어보- 질문 문의
answer 대답 답변 응답 답
say 말하- 얘기 이야기
tell 알려주- 전하- 알리-
talk 대화 수다 상담
advise 조언 충고 추천 권하- 권유
promise 약속 맹세
appointment 예약일 진료일
agree 동의 찬성 합의
allow 허락 허가 허용
forbid 금지 금하-
complain 불평 불만 항의 민원
argue 다투- 싸우- 말다툼 싸움 다툼 말싸움
apologize 사과하 사과드 미안 죄송 사과하- 사죄
thank 감사 고맙- 고마워
invite 초대 초청
visit 방문 찾아가- 들르- 놀러
meet 만나- 만남 마중
introduce 소개
love 사랑 연애 반하-
like 좋아하- 마음에 좋아 좋아해
favourite 제일좋아 즐겨
prefer 선호
hate 싫어하- 미워하- 싫- 혐오
want 원하- 바라- 싶- 싶어
need 필요 필요하-
afraid 무섭- 두렵- 겁 공포 공포증
angry 화나- 화내- 분노 짜증
sad 슬프- 우울 슬픔 우울증
happy 행복 기쁘- 기쁨 즐겁-
cry 울- 눈물 울음 울었
laugh 웃- 웃음 미소
tired 피곤 지치- 피로 고단하- 졸리-
stress 스트레스 번아웃
worry 걱정 고민 염려 근심
surprise 놀라- 깜짝
proud 자랑 자랑스럽- 뿌듯
shy 부끄럽- 수줍- 창피 내성적 내향적
lonely 외롭- 고독 쓸쓸하- 쓸쓸
interesting 재미있- 흥미 재밌-
boring 지루하- 심심하- 따분하-
beautiful 아름답- 예쁘- 곱- 이쁘-
new 새롭- 새로 신규 새것 신제품
old 오래되- 낡- 늙- 오래된 노후
elderly 노인 어르신 노년
young 젊- 어리- 젊은이
adult 어른 성인
teenager 청소년 십대 사춘기
big 크다 커다란 큰 대형
small 작- 조그마- 소형
good 좋- 훌륭하- 좋은
bad 나쁘- 못되- 안좋
weigh 몸무게 체중 무게 킬로
height 키가 신장이 높이 고소공포증
length 길이 길다
heavy 무겁- 무거운
light 가볍- 가벼운
number 번호 숫자 개수
quiet 조용하- 고요 조용
loud 시끄럽- 요란
noise 소음 층간소음
smell 냄새 향기 악취
red 빨갛- 빨강 붉- 빨간색
blue 파랗- 파랑 푸르- 파란색
green 초록 초록색 녹색
yellow 노랗- 노랑 노란색
white 하얗- 흰색 하양 흰
black 까맣- 검- 검정 검은색
gray 회색
pink 분홍 분홍색 핑크
purple 보라색 보라
smoking 담배 흡연 금연
habit 습관 버릇
rule 규칙 규정 원칙
plan 계획 일정 스케줄 예정
idea 아이디어 생각해낸 발상
problem 문제 골칫거리 곤란
reason 이유 까닭 원인 동기
change 바꾸- 변경 바뀌- 변하- 교환
replace 부품 교체 갈아끼우- 교체하
happen 일어났 생기- 발생 벌어지-
event 행사 이벤트
party 파티 잔치 송년회 집들이
celebrate 축하 기념하
christmas 크리스마스 성탄절
church 교회 성당 예배
temple 절 사찰 불교 불국사
religion 종교 신앙 기독교 천주교
pray 기도
god 하느님 하나님 신령
army 군대 입대 제대 군인 병역
war 전쟁 전투
law 법 법률
court 법원 재판 소송
government 정부 구청 시청에 시청에서 동사무소 주민센터
vote 투표 선거
president 대통령
research 연구 실험
space 우주 별자리 로켓
moon 보름달 달빛
star 별
sky 하늘
customer 고객 단골 거래처
certificate 수료증 상장 증서
pension 연금 국민연금
inheritance 상속 유산 유언 물려주-
budget 예산 가계부
refund 환불 반품 환급 돌려받- 되돌려
warranty 보증 보증서 품질보증
order 주문 시키- 직구 온라인주문
subscription 구독 정기구독 회원권 가입
membership 회원 멤버십
danger 위험 위험하-
safety 안전
clean 깨끗하- 깨끗 치우-
dirty 더럽- 지저분하-
wet 젖- 축축하- 습기 곰팡이
dry 마르- 건조 말리-
fresh 신선하- 싱싱하-
rotten 썩- 상하- 상했 유통기한
strong 강하- 세다 튼튼하- 힘센
weak 약하- 허약
fast 빠르- 빨리 신속
slow 느리- 천천히
difficult 어렵- 힘들- 어려움
easy 쉽- 간단하- 편하-
important 중요 중요하- 소중하-
strange 이상하- 낯설-
funny 웃기- 유머
clever 똑똑하- 영리하- 현명하-
stupid 멍청하- 바보 어리석-
kind 친절하- 착하- 상냥하- 다정하-
honest 정직하- 솔직하-
lazy 게으르- 게을러
brave 용감하- 용기 용감
rich 부자 부유하-
poor 가난하- 가난
famous 유명하- 유명
secret 비밀 몰래
truth 진실 사실
lie 거짓말 속이-
joke 농담 장난
hit 때리- 부딪히- 치다
hurt 아파하 상처받
forgive 용서
hope 희망 소망
believe 믿- 신뢰
doubt 의심
decide 결정 결심 정하-
choose 고르- 선택 골랐
try 시도 노력 도전 해보-
practice 연습 훈련 연습하-
prepare 준비 마련
continue 계속 지속
repeat 반복 되풀이 재수
check 확인 점검 체크
count 세어 계산 셈 세-
measure 재- 측정
compare 비교
explain 설명
understand 이해 알아듣-
know 알- 알고
think 생각 여기-
notice 알아차리- 눈치
look 바라보- 쳐다보-
see 보- 봤
hear 듣- 들리-
touch 만지- 건드리-
feel 느끼- 느낌 기분 감정
kiss 키스 뽀뽀
hug 껴안- 포옹 안아
shout 소리치- 외치- 고함 소리지르-
climb 오르- 올라가- 등반
fall 넘어지- 쓰러지- 추락 떨어졌 미끄러지- 자빠지- 낙상 굴러
jump 점프 뛰어오르- 놀이기구 다이빙 다이빙대 트램펄린
push 밀- 밀어 누르-
pull 당기- 끌-
lift 들어올리-
hang 걸- 매달- 걸려
drop 떨어뜨리- 쏟-
pour 붓- 따르-
mix 섞- 비비-
boil 끓- 데치- 삶아
fry 튀기- 튀김 부치
burn 타버 태우- 그을- 화상 데이-
dig 파다 파내
grow 자라- 키우- 기르- 재배 성장
catch 잡았 붙잡-
hurry 서두르- 급하- 급히
stay 머무르- 묵- 체류 숙박
leave 나가- 떠났 육아휴직 출산휴가
enter 들어가- 입장
follow 따라가- 뒤따르-
share 나누- 공유
borrow 빌렸 대여 렌탈 렌트
lend 빌려주- 빌려줬
return 돌려주- 반납 돌아오- 귀가 귀국
use 사용 이용 활용
remove 제거 없애- 삭제 지우- 빼- 떼-
postpone 미루- 연기하 연기됐 미뤄
protect 보호 보장
warn 경고 주의
punish 처벌 혼내- 혼나-
praise 칭찬
criticize 비판 비난
teach 가르치- 교육 지도하
register 등록 접수 신청 신고
invent 발명
create 만들- 제작 제조
design 디자인 설계
print 출력 프린트
publish 출판 출간
beard 수염 면도 면도기
tattoo 문신 타투
nanny 베이비시터 보모 유모
twins 쌍둥이
diaper 기저귀 분유 유모차
nap 낮잠시간
massage 마사지 안마
sauna 찜질방 사우나 목욕탕 온천
acupuncture 한의원 침 한약 한의사
exercise 근력운동 걷기운동 윗몸일으키기 체조
weight 살이찌 살찌- 뱃살
marathon 하프마라톤 완주
medal 메달 트로피 상금
stamp 우표 수집
coin 동전 주화
translation 번역 통역
chinese 중국어
japanese 일본어 일어
french 프랑스어 불어
german 독일어
spanish 스페인어
speech 연설 말투
childhood 어린시절 유년 어릴
youth 청춘 청년
life 인생 생활 삶 일생
world 세계 세상
thing 물건 것들 사물
group 단체 그룹 무리
center 중심 센터 가운데
near 가깝- 근처 가까이 주변
far 멀- 먼
left 왼쪽
right 오른쪽
inside 안쪽 속
outside 바깥 밖
first 첫째 처음 첫번째
last 마지막 최종
half 절반 반쪽 반으로
every 모든 매일 날마다
hundred 백만 백명
thousand 천원 천명
spare 여분 예비
solar 태양광 태양열
kiwi 키위 참다래
mango 망고
plum 자두 매실
pumpkin 호박 호박죽
eggplant 가지볶음 가지나물
spinach 시금치
ginger 생강
pepper 후추 피망
cinnamon 계피
oil 식용유 올리브유
vinegar 식초
sauce 소스 양념
cream 크림
curry 카레
sushi 초밥 스시
seaweed 김 미역 다시마
crab 게 꽃게
squid 낙지 문어
oyster 굴 전복
tuna 참치
salmon 연어
duck 오리 오리고기
sheep 양 양고기
goat 염소
pig 멧돼지
goose 거위
squirrel 다람쥐
elephant 코끼리
tiger 호랑이
lion 사자
monkey 원숭이
aquarium 수족관 어항 금붕어 열대어
cage 새장 우리에 우리
tail 꼬리
bite 물리- 물었 물렸 물- 깨물-
bark 짖-
sterilization 중성화
earthquake 지진
flood 홍수 침수
typhoon 태풍이
fog 안개 미세먼지 황사
lightning 번개 천둥
smoke 연기 매연 피우-
candle 촛불 양초 향초
rescue 구조 구출
crack 금이 균열
hole 구멍 펑크
stain 얼룩
dust 먼지
round 둥글- 동그랗-
sharp 날카롭- 뾰족하-
soft 부드럽- 말랑
hard 딱딱하- 단단하-
thick 두껍- 굵-
thin 얇- 가늘- 날씬하-
wide 넓-
narrow 좁-
high 높-
low 낮-
deep 깊-
empty 비어 텅
full 가득 배부르-
free 무료 공짜 자유
busy 바쁘- 분주하-
alone 혼자 홀로
together 함께 같이
sailor 선원 뱃사람 어부 항해
request 요청 부탁
connection 연결 접속
manage 관리
period 기간 시기
copy 복사 사본
disk 외장하드 유에스비
amusement 놀이공원 유원지
zone 구역 지역
nervous 긴장 초조하- 떨리-
anxious 불안 불안하-
behavior 행동 태도
result 결과
level 수치 수준
sound 소리
machine 기계 기기
present 현재 지금 요즘
past 예전 옛날 과거
future 미래 장래
personal 개인 사적
point 포인트 적립 마일리지
silver 은 은반지
gold 금반지 황금 금
belt 벨트 허리띠 안전벨트
castle 성 궁전 경복궁
alumni 동문
secretary 총무 비서
fee 회비 수수료 입장료 등록금 학비
pillar 기둥
seat 자리 좌석 옆자리
cholesterol 콜레스테롤
cramp 쥐가 경련
dizzy 어지럽- 현기증
vomit 토하- 구토 메스껍-
sweat 땀
sneeze 재채기 콧물 코막힘
nose 코 비염
mouth 입 입술
face 얼굴 볼 주근깨
arm 팔 팔꿈치
chest 흉부
wound 찢어지- 베이- 피나-
scar 흉터
bandage 붕대 반창고 깁스
wheelchair 휠체어 목발
therapy 물리치료 재활 상담치료
psychologist 심리 심리상담 정신과 상담사
pediatrician 소아과
dementia 치매
stroke 중풍
thyroid 갑상선 갑상샘
menopause 갱년기
hearing 청각
bald 탈모 대머리
salon 네일 네일샵 피부관리
bakery 제빵
snack 떡 과자류 안주
steak 스테이크 돈가스
bacon 베이컨 햄 소시지
peanut 땅콩버터
avocado 아보카도
blueberry 블루베리
coconut 코코넛
bean 콩나물 강낭콩 팥
chili 청양고추
bar 호프집 바에서
buffet 뷔페
menu 메뉴 차림표
tip 팁
chef 요리장
recipe 조리법 요리법
freezer 냉동고
pillow 베개를 쿠션
bucket 양동이 대야 물통
broom 빗자루 걸레
trash 휴지통 휴지 쓰레기통
tissue 물티슈 티슈
remote 리모컨 재택 재택근무
outlet 멀티탭
cable 전선 케이블
filter 필터 공기청정기
humidity 가습기 제습기 습도
bell 인터폰 초인종 벨
fence 울타리 담장
gate 정문 후문 탑승구
hallway 복도
lobby 로비
security 경비실 경비원 보안
janitor 관리사무소 관리실 관리인
deposit 예치금 계약금
landlord 임대업자
tenant 임차인
moving 이삿날
highway 톨게이트 하이패스
navigation 내비
suv 승합차 밴
electric 전기차
charger 충전소
ferry 페리
cruise 크루즈
suitcase 트렁크
souvenir 기념품
tour 투어 패키지
palace 고궁 궁궐
park 공원
playground 놀이터 모래놀이 모래밭
zoo 사파리
swimming 물놀이
surfing 서핑
diving 잠수 스쿠버
climbing 클라이밍 암벽
cycling 라이딩 자전거타-
boxing 복싱 권투
archery 양궁
billiards 당구
referee 심판
fan 팬 응원
band 밴드
composer 작곡 작곡가
lyrics 가사
album 음반 앨범
podcast 팟캐스트
animation 애니메이션 만화 만화책 웹툰
magazine 잡지
poetry 시를
essay 수필 에세이 작문 독후감
author 저자 글쓴이
calligraphy 서예 붓글씨
gardening 원예 가드닝
model 모형 프라모델
drone 드론
telescope 망원경
software 운영체제
app 애플리케이션
hacker 해킹 피싱
spam 스팸
chat 채팅 단톡방
network 네트워크
code 코드
database 데이터베이스
bug 디버깅
test 시험삼
deploy 배포
spreadsheet 엑셀 스프레드시트
slide 슬라이드
calendar 달력 캘린더
memo 메모 쪽지
clerk 공무원 직원 사원
manager 관리자 매니저 본부장 지점장 맡-
intern 인턴 신입사원 신입
overtime 야근 잔업
shift 교대 당직
resume 이력서 자기소개서
client 의뢰인
negotiation 협상
strike 파업
union 노조
export 수출
import 수입
stock 재고
invoice 세금계산서
bankruptcy 파산
lottery 복권 로또
auction 경매
real 부동산 공인중개사
donation 성금
charity 자선
citizen 시민 주민
mayor 시장님
ambassador 대사관
embassy 영사관
immigration 출입국
customs 세관 관세
crime 범죄
prison 감옥 교도소
witness 증인 목격 목격자
sue 고소
fraud 사기
adopt 입양
guardian 보호자
orphan 고아
widow 과부
bride 신부
groom 새신랑
honeymoon 신혼여행
engagement 약혼 상견례
crush 짝사랑
breakup 헤어지- 이별
jealous 질투 부럽- 샘내-
embarrassed 민망하- 당황
disappointed 실망 서운하- 실망스럽-
grateful 고마운
calm 차분하- 침착하-
patient 참을성 참- 인내
stubborn 고집
careful 조심 꼼꼼하- 신중하-
diligent 성실하- 부지런하-
optimistic 낙천적 긍정적
friendly 외향적 사교적
memory 건망증
goal 목표
success 성공
mistake 실수 잘못
opinion 의견 견해
method 방식 방법
step 단계 절차
example 예시 보기
difference 차이
part 부분 일부
material 재료 원료
wood 목재 원목
metal 금속 쇠
plastic 플라스틱
glass 유리
cotton 면 솜
leather 가죽
silk 비단 실크
wool 양털 모직
pattern 무늬 줄무늬
sunset 노을 일몰
sunrise 일출 해돋이
season 계절 철
dawn 동틀
century 세기
moment 순간 잠깐 잠시
recently 최근
soon 곧 금방
already 이미 벌써
usually 보통 평소 대개
sometimes 때때로
daily 일상 날마다를
wrist 팔목
hormone 호르몬
bruise 멍
swollen 부기 부어 부었 부어오르- 붓는다
diarrhea 설사
nausea 구역질 멀미
faint 기절 실신
awake 깨-
breathe 숨 호흡
mole 사마귀
crutches 지팡이
braces 교정 치아교정
makeup 립스틱
haircut 머리자르-
brother-in-law 동서
father-in-law 장인
couple 부부 커플
grave 무덤 산소 성묘 묘지
ceiling 천장
shed 헛간
wallpaper 도배
carpenter 목수
technician 기사
sink 세면대
shower 샤워기
boiler 온수
switch 스위치
battery 건전지
damp 습하- 눅눅 축축
cleaner 청소부 도우미 파출부
freeze 얼리- 냉동 얼- 얼려
appliance 가전 가전제품 전자제품 밥솥
mixer 믹서기
pot 솥
bowl 사발
sharpen 갈- 갈아
scissors 가위
roommate 룸메이트
transport 운송
interest 금리 이자
transfer 송금 이체 입금 환승
savings 저금 예금
increase 인상 올리- 올린 늘-
decrease 내리- 줄- 인하
compensation 보상 배상 변상 물어주- 물어
exchange 바꿔 교환학생
damage 손상
scratch 긁- 흠집 스크래치
branch 지점 지사 가지
position 직책 직위 보직
fired 해고 잘리-
unemployed 실업 실직
offer 제안 제의
accept 수락 받아들이-
refuse 거절
class 반
pool 풀장
prize 상품
choir 성가대
rehearsal 리허설
conductor 지휘자 지휘
drums 북
collect 수집품
treasure 보물 보물찾기
hen 암탉
hedgehog 고슴도치
snail 달팽이
mow 잔디깎이 깎- 예초
irrigation 물주- 물을준
prune 가지치기 다듬-
fertilizer 비료 거름
saw 톱
shovel 삽
broth 육수
pie 파이
spice 향신료
bake 구워
button 단추
quarrel 갈등 다툰
break 끊어지- 쉬는시간
poison 독 독약 식중독 중독
stone 돌
balloon 풍선
luck 행운 부적
place 장소
variety 품종 종류
goods 물품
dull 무디-
blade 날
tutor 과외선생
latin 라틴어
tombstone 비석 묘비
gravestone 석재상
detector 감지기 센서
apprentice 견습 견습생
barbecue 바비큐 숯불
picnic 피크닉 야외
mayonnaise 마요네즈
mustard 겨자
ketchup 케첩
chimney 굴뚝
watercolor 물감
paints 크레파스
photographer 사진사 사진작가
image 이미지
rye 호밀 호밀빵
wheat 통밀
railway 철도
carriage 객차
provider 통신사
router 모뎀
installment 나눠서
owe 빚지-
estimate 견적
removal 수거
downstairs 아래층 일층
upstairs 위층 이층
compress 찜질
separate 따로 각자
heel 뒤꿈치
chin 턱
cheek 뺨
eyebrow 눈썹
belly 배가
hip 고관절 엉덩이
nerve 신경
vein 정맥
pulse 맥박
anesthesia 마취
stitches 꿰맨 실밥
lice 머릿니
worm 기생충
thermometer 체온계
syrup 시럽
crib 아기침대
stepmother 새엄마 새아빠
reunion 동창회
ceremony 식 의식
tradition 전통
greeting 인사 안부
toast 건배
decoration 장식
brick 벽돌
cement 시멘트 콘크리트
tile 타일
plaster 석고
hinge 경첩
handle 손잡이
mat 매트
sheet 시트 침구
hanger 옷걸이
bleach 표백제
mop 대걸레
basket 바구니
jar 항아리 단지
can 통조림 캔
napkin 냅킨
tray 쟁반
lid 뚜껑
scale 저울
timer 타이머
flashlight 손전등
tablet 태블릿
scam 사기꾼 보이스피싱
queue 줄
closed 휴무 닫힌
opening 영업시간 개점
hours 몇시
schedule 시간표
reminder 독촉
cashier 계산대 계산원
coupon 상품권
allowance 수당 보조금 지원금
scholarship 장학금
bankrupt 부도
inherit 물려받-
bargain 득템
pajamas 잠옷
swimsuit 수영복
zipper 지퍼
sunscreen 선크림
slippers 실내화
shoemaker 구두수선
jeweler 보석상 금은방
bracelet 팔찌
diamond 다이아몬드
antique 골동품
ruler 자
uniform 교복 유니폼
principal 교장
canteen 급식 구내식당
spelling 맞춤법 받아쓰기 단어
geography 지리
enroll 진학
bully 괴롭히- 왕따
polite 예의 공손
homesick 향수병
miss 그립- 보고싶-
whisper 속삭이-
record 기록 신기록
kilometer 킬로미터
race 경주 레이스
sail 요트
sled 썰매
swing 그네 미끄럼틀
circus 서커스
magic 마술
trumpet 트럼펫
accordion 아코디언
orchestra 오케스트라 악단
stage 무대 발표회
opera 오페라
sculpture 조각
craft 만들기
orchid 난초
cactus 선인장
herb 허브 바질
lavender 라벤더
bush 덤불
greenhouse 온실 비닐하우스
hose 호스
pond 연못 연못가
well 우물
bench 벤치
lantern 등불
fireplace 벽난로 장작
moth 나방
flea 벼룩 진드기
deer 사슴
crow 까마귀
swan 백조
owl 부엉이
stork 황새
reconcile 화해
congratulate 축하드리-
blame 탓
describe 묘사
recommend 추천하-
organize 주최 준비하-
arrange 협의
confirm 확정
spill 엎지르-
peel 껍질 벗기-
slice 썰어
steam 찌- 찜
grind 갈아서
stir 젓-
pickle 장아찌 피클
stew 스튜 전골
fries 감자튀김
pancake 부침개 팬케이크
dumplings 만두
porridge 미음
cereal 시리얼
yeast 효모 이스트
dough 반죽
vanilla 바닐라
raisin 건포도
pineapple 파인애플
apricot 살구
fig 무화과
zucchini 애호박
broccoli 브로콜리
beet 비트 순무
celery 셀러리
lentils 렌틸콩
trout 송어
herring 청어
lemonade 사이다 콜라
cocoa 코코아
whiskey 양주
drunk 취하-
hangover 숙취
butcher 정육점
kiosk 매점
drugstore 드럭스토어
hardware 철물점
mall 쇼핑몰
stall 노점
barber 이발사
toll 통행료
tunnel 터널
crossing 교차로 횡단보도
helmet 헬멧 안전모
tow 견인
rental 렌터카
cabin 오두막 산장
sleeping 침낭 코골이 골아 코를골 코골-
compass 나침반
guide 가이드 안내
tower 탑 타워
monument 기념비
square 광장
waterfall 폭포
cave 동굴
valley 계곡
hill 언덕
wave 파도
tide 밀물 썰물
harbor 항구
passenger 승객
crew 승무원
pilot 조종사
timetable 시각표
refuge 대피소
hail 우박
rainbow 무지개
frost 서리
drought 가뭄
celsius 도
shade 그늘
energy 에너지
caretaker 돌보미
stairwell 층계참
storage 수납
realtor 중개인
property 땅 토지
residence 주민등록
citizenship 국적
translate 번역하-
will 유언장
retirement 요양원 실버타운
nursing 요양 간병 모유 수유
disabled 장애 장애인
survey 설문
freelance 프리랜서
complaint 항의하-
training 연수
badge 명찰 배지
stadium 경기장
lifeguard 안전요원
refugee 난민
angel 천사
ghost 귀신 유령
series 시리즈
quote 명언
bluetooth 블루투스
scan 스캔
upload 업로드
parcel 택배기사
envelope 봉투
wrap 포장
ribbon 리본
bouquet 부케
jewelry 보석 장신구
fortune 재산
pencil 지우개
backpack 책가방
cart 손수레
astrology 운세
cause 일으키-
annoy 귀찮- 방해
disturb 민폐
stuck 끼이-
drain 배수구
rust 녹
loose 느슨 흔들리-
tight 꽉
sticky 끈적
noisy 삐걱 시끄러-
heat 과열
explosion 폭발
spark 스파크 합선
shock 감전 충격
vomiting 토했
itch 가려-
transplant 이식
chemotherapy 항암치료
waiting 대기실
sick 병가
pollen 꽃가루
sting 쏘이- 물린
needle 가시
vision 근시
blind 색맹
blond 금발
pierce 피어싱
chip 칩
breed 품종견
kennel 애견호텔 유기견
litter 모래
hatch 병아리
beehive 벌집
sow 뿌리-
trim 다듬
preserve 저장
jam 잼
kite 연
fairy 요정
costume 분장
camp 수련회 캠프
scout 스카우트
absence 결석
detention 벌점
dormitory 기숙사
thesis 논문
degree 학위
deal 거래
supplier 공급업체
store 보관하-
crane 크레인
builder 인부
architect 건축가
scientist 연구원 과학자
journalist 기자
baker 제빵사
gardener 정원사
postman 집배원
seller 판매원
politician 정치인
midwife 조산사
physiotherapist 물리치료사
`;
