const chineseCharacters =
  '的一是不了人我在有他中大上和到年生下自地出可家也就要起看女小心天高方多日本老前面明手外百王第全完番特典目之士少友你好神火影';

/** Characters that are common in names of comics. They help to distinguish similar encodings. */
export const commonCharacters = {
  simplified: new Set(
    `${chineseCharacters}这来个国们为子时会学对得过长开里后战魔漫画集册卷话回章部结版篇封录龙海贼传说灵斗`,
  ),
  traditional: new Set(
    `${chineseCharacters}這來個國們為子時會學對得過長開裡後戰魔漫畫集冊卷話回章部結版篇封錄龍海賊傳說靈鬥`,
  ),
  korean: new Set(
    '이다는의가을를에하고은지기도로사리시인나자어대한정아해일들스수전부장보그주라여상구원제만과동서소우화권편회완결판신마왕천랑학교녀년설밤집거미너내무오비유조중표',
  ),
} as const;
